import type { FraPage, Scenario } from "../../../../content/types.ts";
import { hoverCardTimings } from "../../../hooks/hover-intent.ts";
import { useHoverDetails } from "../../../hooks/use-hover-details.ts";
import { Signature } from "./drawings.tsx";
import { Section } from "./section.tsx";

type Words = FraPage["scenarios"];

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
      <details id={scenario.id} name="scenario" className="sm:h-full">
        <summary className="scenario-face sm:h-full">
          <Signature id={scenario.id} className="scenario-mark" />
          <span className="flex items-baseline justify-between gap-2">
            <span className="scenario-name text-[1.1875rem] leading-snug">{scenario.name}</span>
            <span className="type-mono text-ink2 max-sm:hidden">{number}</span>
          </span>
          <span className="type-small text-ink2">{scenario.short}</span>
          <span className="menu-sign sm:hidden" aria-hidden="true" />
        </summary>
        <div className="scenario-card bg-raised">
          <p className="flex items-center justify-between gap-4 border-b border-rule px-6 py-3 max-sm:hidden">
            <span className="font-medium">{scenario.name}</span>
            <span className="flex items-center gap-3">
              <span className="type-mono text-ink2">
                {number} / {of}
              </span>
              <span className="sample-tag">{sample}</span>
            </span>
          </p>
          <div className="scenario-detail">
            <div className="border-rule sm:border-e sm:p-6">
              <Signature id={scenario.id} className="mb-4 w-full max-sm:hidden" />
              <p className="type-mono text-ink2">{scenario.marks.usual}</p>
              <p className="type-mono text-bad">{scenario.marks.fraud}</p>
            </div>
            <dl className="type-small pt-2 sm:px-6">
              {[
                [words.labels.whatItIs, whatItIs],
                [words.labels.earlySigns, earlySigns],
                [words.labels.whatWeTest, whatWeTest],
              ].map(([term, text]) => (
                <div key={term} className="scenario-row border-b border-rule py-3 last:border-0">
                  <dt className="type-hint font-medium">{term}</dt>
                  <dd>{text}</dd>
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
  const hover = useHoverDetails<HTMLUListElement>(hoverCardTimings);
  return (
    <Section id="scenarios-section" heading={words.heading} lead={words.lead}>
      <ul {...hover} className="scenarios mt-10 border-t border-ink">
        <li className="scenario-key border-b border-rule py-6">
          <p className="max-w-[46ch] text-[1.1875rem] leading-relaxed text-balance">
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
