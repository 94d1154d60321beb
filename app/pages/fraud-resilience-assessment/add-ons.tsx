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
        <li key={item.name} className="border-b border-rule py-6">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <b className="text-intro flex-1 basis-32">{item.name}</b>{" "}
            <i className="text-small tabular-nums whitespace-nowrap text-ink2 not-italic">{item.kind}</i>
          </p>
          <p className="text-body mt-2 max-w-lead text-ink2">{item.text}</p>
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
