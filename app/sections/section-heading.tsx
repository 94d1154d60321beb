import type { ReactNode } from "react";

interface SectionHeadingProps {
  /** Two digits, or nothing where the page does not count. */
  number?: string;
  heading: ReactNode;
  id?: string;
  /** Columns of the heading at the full width. */
  span?: string;
  children?: ReactNode;
}

/**
 * The number in column 1, the heading from column 2; `children` (its `lg:col-*` classes say where) share the row.
 * Goes inside an element with the class `cols`.
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
