import { useId } from "react";
import { frieze, friezePositions } from "../../drawn/home.ts";
import { layerUrls } from "../../ui/picture.tsx";

const url = layerUrls(frieze);
const { star, unit, broken } = friezePositions;
const HEIGHT = 74;
/** Whole pixels on screens of 1.25, 1.5, 1.75 and 2.625 device pixels to one: a tile of others would look soft. */
const TILE = { width: 2 * unit, height: 80 };
/** Half a star, in whole px: bands end within stars, where there is room, and not in the knots between them. */
const HALF = Math.floor(star / 2);

/** A band of stars across the page, one of them out of true: star number `at`, and `phone` up to 640 px (from 0). */
export function Frieze({ at, phone = at }: { at: number; phone?: number }) {
  const stars = useId();
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block border-y border-ink">
      <pattern id={stars} patternUnits="userSpaceOnUse" {...TILE}>
        <use href={url("unit")} x={-HALF} />
        <use href={url("unit")} x={unit - HALF} />
      </pattern>
      <rect width="100%" height={HEIGHT} fill={`url(#${stars})`} />
      <use href={url("broken")} x={(at - broken) * star - HALF} className="max-sm:hidden" />
      <use href={url("broken")} x={(phone - broken) * star - HALF} className="sm:hidden" />
    </svg>
  );
}
