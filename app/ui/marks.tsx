import type { ReactNode } from "react";
import { site } from "../../settings/site.js";
import { LOGO } from "../pictures/logo.ts";

interface MarkProps {
  /** Side of the box in px. */
  size?: number;
  className?: string;
}

/** Returns a mark in a box of so many px. It says nothing by itself: the word beside it does, so readers skip it. */
const mark =
  (box: number, drawing: ReactNode) =>
  ({ size = box, className }: MarkProps) => (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      className={className}
    >
      {drawing}
    </svg>
  );

const Star = mark(
  28,
  <>
    <path d={LOGO.outline} strokeWidth={1.6} />
    <path d={LOGO.seed} fill="currentColor" stroke="none" />
    <path d={LOGO.point} fill="var(--ember)" stroke="none" />
  </>,
);

/** The owner's mark, or a star of ten points, one of them out of true. */
export function LogoMark({ size = 28, className = "" }: MarkProps) {
  if (!site.logo) return <Star size={size} className={className} />;
  return <img src={site.logo} alt="" width={size} height={size} className={className} />;
}

/** A point of a list: the whole star. */
export const StarMark = mark(20, <path d={LOGO.star} strokeWidth={1.2} />);

/** Good: a tick in a circle. */
export const OkMark = mark(
  14,
  <>
    <circle cx={7} cy={7} r={6.2} strokeWidth={1.2} />
    <path d="m4.1 7.2 2.1 2.1 3.8-4.3" strokeWidth={1.4} />
  </>,
);

/** Needs a look: an open triangle. */
export const WarnMark = mark(14, <path d="M7 1.6 13 12.4H1z" strokeWidth={1.3} />);

/** Wrong: a solid lozenge. */
export const BadMark = mark(14, <path d="m7 1.2 5.8 5.8L7 12.8 1.2 7z" fill="currentColor" stroke="none" />);

/** A place in a carousel, filled by `fill-current` where it is the one that is shown. */
export const LozengeDot = mark(14, <path d="M7 1.4 12.6 7 7 12.6 1.4 7z" strokeWidth={1.1} />);

/** Light or dark: a disc, half of it filled. */
export const ThemeDisc = mark(
  16,
  <>
    <circle cx={8} cy={8} r={7.2} strokeWidth={1.5} />
    <path d="M8 .8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor" stroke="none" />
  </>,
);

/** Points down beside a control that opens something below it. */
export const Chevron = mark(10, <path d="M1.5 3.5 5 7l3.5-3.5" vectorEffect="non-scaling-stroke" />);

/** Leads on, in the reading direction. */
export const Arrow = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 18 10"
    width="18"
    height="10"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    className={`shrink-0 ${className}`}
  >
    <path d="M0 5h17M13 1l4 4-4 4" />
  </svg>
);
