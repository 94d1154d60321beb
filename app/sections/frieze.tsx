import marks from "../drawn/marks.svg?url&no-inline";

/** One star and one unit of the drawing, px. */
const STAR = 68.5;
const UNIT = 8 * STAR;
/** The unit's broken star lies over its fourth. */
const DRAWN_AT = 3;
/** Half a star, in whole px: bands end within stars, where there is room, and not in the knots between them. */
const HALF = 34;
/** One before the edge, for what reaches over it, and seven on: 3802 px. A frieze is repeated on wide screens, never scaled. */
const UNITS = Array.from({ length: 8 }, (_, k) => (k - 1) * UNIT - HALF);

/** A band of stars across the page, one of them out of true: star number `at`, and `phone` up to 640 px (from 0). */
export function Frieze({ at, phone = at }: { at: number; phone?: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="74" className="block border-y border-ink">
      {UNITS.map((x) => (
        <use key={x} href={`${marks}#unit`} x={x} />
      ))}
      <use href={`${marks}#broken`} x={(at - DRAWN_AT) * STAR - HALF} className="max-sm:hidden" />
      <use href={`${marks}#broken`} x={(phone - DRAWN_AT) * STAR - HALF} className="sm:hidden" />
    </svg>
  );
}
