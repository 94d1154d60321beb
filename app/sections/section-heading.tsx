import type { ReactNode } from "react";

interface SectionHeadingProps {
  heading: ReactNode;
  id?: string;
  /** Columns of the heading at the full width. */
  span?: string;
  children?: ReactNode;
}

/** The heading of a section, inside an element with the class `cols`. The children share its row. */
export function SectionHeading({ heading, id, span = "lg:col-end-8", children }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id} className={`text-title lg:col-start-1 ${span}`}>
        {heading}
      </h2>
      {children}
    </>
  );
}
