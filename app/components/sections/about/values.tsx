import type { AboutContent } from "../../../routes/about.tsx";
import head from "../../art/drawn/about-head.svg?url&no-inline";
import illustrations from "../../art/drawn/illustrations.svg?url&no-inline";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../section-heading.tsx";

/** Which drawing stands for which value: a piece of the woven field, or what a service does. */
const pictures = {
  innovation: { src: illustrations, box: "0 0 208 148", layers: ["managed-services"] },
  integrity: { src: head, box: "390 150 208 148", layers: ["stars", "straps"] },
  expertise: { src: illustrations, box: "0 0 208 148", layers: ["fraud-resilience-assessment"] },
  partnership: { src: illustrations, box: "0 0 208 148", layers: ["fraud-intelligence"] },
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
                <Picture {...pictures[id]} className="h-31 w-44" />
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
