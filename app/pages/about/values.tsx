import { values } from "../../drawn/about.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { AboutContent } from "./route.tsx";

/** The values, each with its drawing. */
export function Values({ words }: { words: AboutContent["values"] }) {
  return (
    <section aria-labelledby="values-heading" className="border-t border-rule">
      <div className="cols wrap section">
        <SectionHeading
          number={words.number}
          heading={words.heading}
          id="values-heading"
          span="lg:col-end-13"
        >
          <ul className="values mt-10 lg:col-start-2 lg:col-end-13">
            {words.items.map(({ id, name, text }) => (
              <li key={id} className="value">
                <Picture of={values} layers={[id]} />
                <h3 className="type-row self-end">{name}</h3>
                <p className="mt-1 text-[1rem] text-ink2">{text}</p>
              </li>
            ))}
          </ul>
        </SectionHeading>
      </div>
    </section>
  );
}
