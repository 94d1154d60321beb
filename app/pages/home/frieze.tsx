import { useId } from "react";
import { frieze, friezePositions } from "../../drawn/home.ts";
import { layerUrls } from "../../ui/picture.tsx";

const url = layerUrls(frieze);
const { star, unit, broken } = friezePositions;
const HEIGHT = 74;
/** The pattern's tile, px: whole device pixels at densities of 1.25, 1.5, 1.75 and 2.625. Others would look soft. */
const TILE = { width: 2 * unit, height: 80 };
/** Half a star, in whole px: bands end within stars, where there is room, and not in the knots between them. */
const HALF = Math.floor(star / 2);
/** Copies of the unit in a tile. The edges of the tile cut through the first and the last. */
const UNITS = [-HALF, unit - HALF, 2 * unit - HALF];

/** A band of stars across the page, one of them out of true: star number `at`, and `phone` up to 640 px (from 0). */
export function Frieze({ at, phone = at }: { at: number; phone?: number }) {
  const stars = useId();
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block border-y border-ink">
      <pattern id={stars} patternUnits="userSpaceOnUse" {...TILE}>
        {UNITS.map((x) => (
          <use key={x} href={url("unit")} x={x} />
        ))}
      </pattern>
      <rect width="100%" height={HEIGHT} fill={`url(#${stars})`} />
      <use href={url("broken")} x={(at - broken) * star - HALF} className="max-sm:hidden" />
      <use href={url("broken")} x={(phone - broken) * star - HALF} className="sm:hidden" />
    </svg>
  );
}
