import type { ReactNode } from "react";

interface SectionHeadingProps {
  /** Two digits, on pages with numbered sections. */
  number?: string;
  heading: ReactNode;
  id?: string;
  /** Columns of the heading at the full width. */
  span?: string;
  children?: ReactNode;
}

/**
 * The number in column 1 and the heading from column 2, inside an element with the class `cols`. The children share
 * the row and place themselves with `lg:col-*` classes.
 */
export function SectionHeading({
  number,
  heading,
  id,
  span = "lg:col-end-8",
  children,
}: SectionHeadingProps) {
  return (
    <>
      {number ? (
        <p aria-hidden="true" className="type-mono mb-3 text-ink2 lg:col-start-1 lg:mt-2.5 lg:mb-0">
          {number}
        </p>
      ) : null}
      <h2 id={id} className={`type-h2 lg:col-start-2 ${span}`}>
        {heading}
      </h2>
      {children}
    </>
  );
}
