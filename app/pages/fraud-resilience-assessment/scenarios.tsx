import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import type { Scenario } from "../../../content/types/scenarios.ts";
import { hoverCardTimings } from "../../ui/hover-intent.ts";
import { PlusMinus } from "../../ui/marks.tsx";
import { useHoverDetails } from "../../ui/use-hover-details.ts";
import { Signature } from "./drawings.tsx";
import { Section } from "./section.tsx";

type Words = FraudResilienceAssessment["scenarios"];

/** Opens a detail below its card, or above where only there is room; where there is none, over the card. */
function place(card: HTMLElement) {
  const detail = card.lastElementChild as HTMLElement;
  const needed = detail.offsetHeight + Number.parseFloat(getComputedStyle(detail).getPropertyValue("--gap"));
  const bar = document.querySelector("header")?.offsetHeight ?? 0;
  const { top, bottom } = card.getBoundingClientRect();
  const below = innerHeight - bottom - needed;
  const above = top - bar - needed;
  const isAbove = below < 0 && above > below;
  card.dataset.above = String(isAbove);
  // px by which it is moved over the card
  card.style.setProperty("--over", String(isAbove ? Math.max(0, -above) : Math.min(0, below)));
}

function Card({
  scenario,
  number,
  words,
  of,
  sample,
}: {
  scenario: Scenario;
  number: string;
  words: Words;
  of: number;
  sample: string;
}) {
  const { whatItIs, earlySigns, whatWeTest } = scenario.detail;
  return (
    <li className="scenario relative border-b border-rule">
      <details id={scenario.id} name="scenario" className="group sm:h-full">
        <summary className="scenario-face">
          <Signature id={scenario.id} className="w-27 shrink-0 sm:mb-3 sm:w-51.5 sm:max-w-full" />
          <span className="grid min-w-0 flex-1 gap-1 sm:flex-none">
            <span className="flex items-baseline justify-between gap-2">
              <span className="wrap-anywhere text-xl leading-snug group-open:text-acc">{scenario.name}</span>
              <span className="type-mono text-ink2">{number}</span>
            </span>
            <span className="type-small text-ink2">{scenario.short}</span>
          </span>
          <PlusMinus className="sm:hidden" />
        </summary>
        <div className="scenario-card bg-raised">
          <p className="scenario-head">
            <span className="me-auto font-medium max-sm:hidden">{scenario.name}</span>
            <span className="type-mono text-ink2 max-sm:hidden">
              {number} / {of}
            </span>
            <span className="sample-tag">{sample}</span>
          </p>
          <div className="sm:flex">
            <div className="border-rule sm:w-56.5 sm:shrink-0 sm:border-e sm:p-6 print:w-42.5">
              <Signature id={scenario.id} className="mb-4 w-full max-sm:hidden" />
              <p className="type-mono text-ink2">{scenario.marks.usual}</p>
              <p className="type-mono text-bad">{scenario.marks.fraud}</p>
            </div>
            <dl className="type-small min-w-0 flex-1 pt-2 sm:px-6">
              {[
                [words.labels.whatItIs, whatItIs],
                [words.labels.earlySigns, earlySigns],
                [words.labels.whatWeTest, whatWeTest],
              ].map(([term, text]) => (
                <div key={term} className="border-b border-rule py-3 last:border-0 sm:flex">
                  <dt className="type-hint shrink-0 font-medium sm:w-26">{term}</dt>
                  <dd className="min-w-0">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </details>
    </li>
  );
}

/** A card for each, with the mark its fraud leaves; the detail opens on hover, focus and touch. */
export function Scenarios({
  words,
  scenarios,
  sample,
}: {
  words: Words;
  scenarios: readonly Scenario[];
  sample: string;
}) {
  const hover = useHoverDetails<HTMLUListElement>(hoverCardTimings, place);
  return (
    <Section id="scenarios-section" heading={words.heading} lead={words.lead}>
      <ul {...hover} className="scenarios mt-10 grid border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        <li className="col-span-full border-b border-rule py-6 lg:col-span-2">
          <p className="max-w-lead text-xl leading-relaxed text-balance">
            {words.key} <strong className="font-medium text-bad">{words.keyWarm}</strong>
          </p>
          <p className="type-small mt-3 flex items-center gap-3">
            <span className="sample-tag">{sample}</span> {words.keySample}
          </p>
        </li>
        {scenarios.map((scenario, index) => (
          <Card
            key={scenario.id}
            scenario={scenario}
            words={words}
            sample={sample}
            number={String(index + 1).padStart(2, "0")}
            of={scenarios.length}
          />
        ))}
      </ul>
    </Section>
  );
}
