import type { RowsWords } from "../../../content/types/parts.ts";
import { NumberedSteps } from "../../sections/numbered-steps.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

/** The steps of a pilot, side by side. */
export function Pilot({ words }: { words: RowsWords }) {
  const id = `section-${words.number}`;
  return (
    <section aria-labelledby={id} className="border-t border-rule">
      <div className="cols wrap section">
        <SectionHeading heading={words.heading} id={id} />
        <p className="mt-5 max-w-lead text-body text-ink2 lg:col-start-8 lg:col-end-13 lg:mt-3">
          <WholeWords text={words.text} />
        </p>
        <NumberedSteps
          steps={words.rows}
          className="mt-8 sm:grid-cols-2 lg:col-start-2 lg:col-end-13 lg:mt-14 lg:grid-cols-4"
        />
      </div>
    </section>
  );
}
