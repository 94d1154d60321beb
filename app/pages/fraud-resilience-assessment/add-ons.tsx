import type {
  FraudResilienceAssessment,
  RuledItem,
} from "../../../content/types/fraud-resilience-assessment.ts";
import { Section } from "./section.tsx";

/** A ruled list: a name, how or when it comes, and what it means. */
export function Items({ items }: { items: readonly RuledItem[] }) {
  return (
    <ul className="items">
      {items.map((item) => (
        <li key={item.name}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="type-row flex-[1_1_8rem]">{item.name}</span>
            <span className="type-mono text-ink2">{item.kind}</span>
          </p>
          <p className="type-body mt-2 max-w-[46ch] text-ink2">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What can be added to an assessment, each with how it is sold. */
export function AddOns({ words }: { words: FraudResilienceAssessment["addOns"] }) {
  return (
    <Section id="addons-section" heading={words.heading}>
      <Items items={words.items} />
    </Section>
  );
}
