import type { ReactNode } from "react";

const RAILS = "flex-1 border-line max-lg:w-2.5 max-lg:border-x lg:h-2.5 lg:border-y";

/** A piece of strap that fills the room there is: from side to side, or downwards where parts are stacked. */
export const Rails = ({ className = "", children }: { className?: string; children?: ReactNode }) => (
  <span className={`${RAILS} ${className}`}>{children}</span>
);

/** The direction in which the data flows. */
export const Chevron = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 14 24"
    width="14"
    height="24"
    fill="none"
    stroke="currentColor"
    className="shrink-0 text-line max-lg:-my-1.25 max-lg:rotate-90 lg:-mx-px lg:mirrors"
  >
    <path d="m.6.8 12.6 11.2L.6 23.2" strokeWidth="1.2" />
  </svg>
);

/** The ticks of a ruler, on the strap. */
export const Ruler = () => (
  <Rails className="relative">
    <svg aria-hidden="true" className="absolute inset-0 size-full text-line" stroke="currentColor">
      <line x2="100%" y1="2.5" y2="2.5" strokeWidth="5" strokeDasharray="1 5" className="max-lg:hidden" />
      <line x2="100%" y1="4" y2="4" strokeWidth="8" strokeDasharray="1 29" className="max-lg:hidden" />
      <line y2="100%" x1="2.5" x2="2.5" strokeWidth="5" strokeDasharray="1 5" className="lg:hidden" />
      <line y2="100%" x1="4" x2="4" strokeWidth="8" strokeDasharray="1 29" className="lg:hidden" />
    </svg>
  </Rails>
);

/** The break of the strap: two ends that do not meet. */
export const OpenJoint = () => (
  <>
    <span className="size-3 shrink-0 rounded-full border-2 border-ember" />
    <span className="size-6 shrink-0" />
    <span className="size-3 shrink-0 rounded-full border-2 border-ember" />
  </>
);
