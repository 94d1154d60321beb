import type { AboutWords } from "../../../content/types/about.ts";
import { values } from "../../drawn/about.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";

/** The values, each with its drawing. */
export function Values({ words }: { words: AboutWords["values"] }) {
  return (
    <section id="values" aria-labelledby="values-heading" className="border-t border-rule">
      <div className="cols wrap section">
        <SectionHeading heading={words.heading} id="values-heading" span="lg:col-end-13">
          <ul className="mt-10 grid grid-cols-1 border-y border-rule border-t-ink sm:grid-cols-2 lg:col-start-2 lg:col-end-13 lg:grid-cols-4">
            {words.items.map(({ id, name, text }) => (
              <li
                key={id}
                className="flex gap-x-5 border-rule py-5 not-first:border-t sm:block sm:pe-6 sm:pt-6 sm:pb-8 sm:nth-2:border-t-0 sm:even:border-s sm:even:ps-6 lg:not-first:border-s lg:not-first:border-t-0 lg:not-first:ps-5.5"
              >
                <Picture
                  of={values}
                  layers={[id]}
                  className="mirrors w-30 shrink-0 self-start sm:mb-6 sm:w-44"
                />
                <div className="min-w-0 self-center">
                  <h3 className="text-intro">{name}</h3>
                  <p className="mt-1 text-body text-ink2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </SectionHeading>
      </div>
    </section>
  );
}
