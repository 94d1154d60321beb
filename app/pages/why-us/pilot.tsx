import type { RowsWords } from "../../../content/types/parts.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

/** The steps of a pilot, side by side. */
export function Pilot({ words }: { words: RowsWords }) {
  return (
    <section aria-labelledby="pilot-heading" className="border-t border-rule">
      <div className="cols wrap section">
        <SectionHeading number={words.number} heading={words.heading} id="pilot-heading" />
        <p className="mt-5 max-w-lead text-base text-ink2 lg:col-start-8 lg:col-end-13 lg:mt-3">
          <WholeWords text={words.text} />
        </p>
        <ol className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:col-start-2 lg:col-end-13 lg:mt-14 lg:grid-cols-4">
          {words.rows.map(({ name, text }, index) => (
            <li key={name} className="flex gap-x-3 border-t border-ink pt-4 md:block">
              <p aria-hidden="true" className="type-h3 w-8 shrink-0 text-ink2 md:mb-3">
                {index + 1}
              </p>
              <div>
                <h3 className="type-row">
                  <WholeWords text={name} />
                </h3>
                <p className="mt-1.5 text-base/text text-ink2">
                  <WholeWords text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
