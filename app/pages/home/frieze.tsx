import { frieze, friezePositions } from "../../drawn/home.ts";
import { layerUrls } from "../../ui/picture.tsx";

const url = layerUrls(frieze);
const { star, unit, broken } = friezePositions;
/** Half a star, in whole px: bands end within stars, where there is room, and not in the knots between them. */
const HALF = Math.floor(star / 2);
/** Eight units, the first left of the edge, cover 3,802 px. Wide screens repeat the frieze; it is never scaled. */
const UNITS = Array.from({ length: 8 }, (_, k) => (k - 1) * unit - HALF);

/** A band of stars across the page, one of them out of true: star number `at`, and `phone` up to 640 px (from 0). */
export function Frieze({ at, phone = at }: { at: number; phone?: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="74" className="block border-y border-ink">
      {UNITS.map((x) => (
        <use key={x} href={url("unit")} x={x} />
      ))}
      <use href={url("broken")} x={(at - broken) * star - HALF} className="max-sm:hidden" />
      <use href={url("broken")} x={(phone - broken) * star - HALF} className="sm:hidden" />
    </svg>
  );
}
