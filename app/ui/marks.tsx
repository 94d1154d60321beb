import type { ReactNode } from "react";
import { site } from "../../settings/site.js";
import { LOGO } from "../pictures/logo.ts";

interface MarkProps {
  /** Side of the box in px. */
  size?: number;
  className?: string;
}

/** Marks say nothing by themselves: the word beside them does, so readers skip them. */
function Mark({ box, size = box, className, children }: MarkProps & { box: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      fill="none"
      className={className}
    >
      {children}
    </svg>
  );
}

/** The owner's mark, or a star of ten points, one of them out of true. */
export function LogoMark(props: MarkProps) {
  const { size = 28, className } = props;
  if (site.logo) return <img src={site.logo} alt="" width={size} height={size} className={className} />;
  return (
    <Mark box={28} {...props}>
      <path d={LOGO.outline} stroke="currentColor" strokeWidth={1.6} />
      <path d={LOGO.seed} fill="currentColor" />
      <path d={LOGO.point} fill="var(--ember)" />
    </Mark>
  );
}

/** A point of a list: the whole star. */
export function StarMark(props: MarkProps) {
  return (
    <Mark box={20} {...props}>
      <path d={LOGO.star} stroke="currentColor" strokeWidth={1.2} />
    </Mark>
  );
}

/** Good: a tick in a circle. */
export function OkMark(props: MarkProps) {
  return (
    <Mark box={14} {...props}>
      <circle cx={7} cy={7} r={6.2} stroke="currentColor" strokeWidth={1.2} />
      <path d="m4.1 7.2 2.1 2.1 3.8-4.3" stroke="currentColor" strokeWidth={1.4} />
    </Mark>
  );
}

/** Needs a look: an open triangle. */
export function WarnMark(props: MarkProps) {
  return (
    <Mark box={14} {...props}>
      <path d="M7 1.6 13 12.4H1z" stroke="currentColor" strokeWidth={1.3} />
    </Mark>
  );
}

/** Wrong: a solid lozenge. */
export function BadMark(props: MarkProps) {
  return (
    <Mark box={14} {...props}>
      <path d="m7 1.2 5.8 5.8L7 12.8 1.2 7z" fill="currentColor" />
    </Mark>
  );
}

/** A lozenge, solid where one is: a place in a carousel. */
export function LozengeDot({ current, ...props }: MarkProps & { current: boolean }) {
  return (
    <Mark box={14} {...props}>
      <path
        d="M7 1.4 12.6 7 7 12.6 1.4 7z"
        stroke="currentColor"
        strokeWidth={1.1}
        fill={current ? "currentColor" : "none"}
      />
    </Mark>
  );
}

/** Light or dark: a disc, half of it filled. */
export function ThemeDisc(props: MarkProps) {
  return (
    <Mark box={16} {...props}>
      <circle cx={8} cy={8} r={7.2} stroke="currentColor" strokeWidth={1.5} />
      <path d="M8 .8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor" />
    </Mark>
  );
}

/** Points down beside a control that opens something below it. */
export function Chevron(props: MarkProps) {
  return (
    <Mark box={10} {...props}>
      <path d="M1.5 3.5 5 7l3.5-3.5" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </Mark>
  );
}

/** Leads on, in the reading direction. */
export function Arrow({ className }: { className: string }) {
  return (
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
}
