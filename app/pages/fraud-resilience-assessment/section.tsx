import type { ReactNode } from "react";
import type { Sections } from "../../../content/words.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";

export type SectionName = Exclude<keyof Sections, "landing" | "actions" | "contents">;

/** The anchor of a section. */
export const sectionId = (name: SectionName): string => `${name}-section`;

interface SectionProps {
  name: SectionName;
  heading: string;
  /** Stands beside the heading. */
  intro?: ReactNode;
  introClass?: string;
  /** The colour of its ground, which runs to the window's edge. */
  ground?: string;
  layout?: string;
  children: ReactNode;
}

/** One of the eight sections. On large screens it begins beside the contents list. */
export function Section(props: SectionProps) {
  const {
    name,
    heading,
    intro,
    introClass = "text-intro text-balance bar:w-1/2 bar:ps-4",
    ground,
    layout = "",
    children,
  } = props;
  const id = sectionId(name);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={ground}>
      <div className={`wrap row:mx-0 row:max-w-296 row:ps-8 ${layout}`}>
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <h2 id={`${id}-heading`} className="text-title min-w-0 bar:flex-1">
            {heading}
          </h2>
          {intro && (
            <p className={introClass}>{typeof intro === "string" ? <NoBreakText text={intro} /> : intro}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
