import type { AboutContent } from "../../../routes/about.tsx";
import illustrations from "../../art/drawn/illustrations.svg?url&no-inline";
import values from "../../art/drawn/values.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../section-heading.tsx";

/** Expertise is what the assessment shows; the others have drawings of their own. */
const pictures = {
  innovation: { src: values, layers: ["innovation"] },
  integrity: { src: values, layers: ["integrity"] },
  expertise: { src: illustrations, layers: ["fraud-resilience-assessment"] },
  partnership: { src: values, layers: ["partnership"] },
} as const;

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
                <Picture {...pictures[id]} box="0 0 208 148" className="h-31 w-44" />
                <h3 className="type-row mt-6">{name}</h3>
                <p className="mt-1 text-[1rem] text-ink2">{text}</p>
              </li>
            ))}
          </ul>
        </SectionHeading>
      </div>
    </section>
  );
}
