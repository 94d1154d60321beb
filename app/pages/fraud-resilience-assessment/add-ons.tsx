import type {
  FraudResilienceAssessment,
  RuledItem,
} from "../../../content/types/fraud-resilience-assessment.ts";
import { Section } from "./section.tsx";

/** A ruled list of names, each with its kind and a text; `wide` sets it in two columns, else it takes the rows of its grid. */
export function Items({ items, wide = false }: { items: readonly RuledItem[]; wide?: boolean }) {
  const columns = wide
    ? "mt-10 sm:grid sm:grid-cols-2 sm:gap-x-6"
    : "mt-3 lg:row-span-3 lg:grid lg:grid-rows-subgrid";
  return (
    <ul className={`border-t border-ink ${columns}`}>
      {items.map((item) => (
        <li key={item.name} className="ruled-item">
          <p>
            <b>{item.name}</b> <i>{item.kind}</i>
          </p>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Services that can be added to an assessment. */
export function AddOns({ words }: { words: FraudResilienceAssessment["addOns"] }) {
  return (
    <Section id="addons-section" heading={words.heading}>
      <Items wide items={words.items} />
    </Section>
  );
}
