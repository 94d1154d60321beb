import { fill } from "../../../content/fill.ts";
import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import type { BankScenario, Scenario } from "../../../content/types/scenarios.ts";
import { LazySelfCheck } from "../../tools/self-check/lazy-self-check.tsx";
import type { SelfCheckProps } from "../../tools/self-check/props.ts";
import { hoverCardTimings } from "../../ui/hover-intent.ts";
import { Signature } from "../../ui/signature.tsx";
import { twoDigits } from "../../ui/two-digits.ts";
import { useHoverDetails } from "../../ui/use-hover-details.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Section } from "./section.tsx";

type Words = FraudResilienceAssessment["scenarios"];

/** Distance between a card and its detail, and between a detail and the edge of the window, in px. */
const GAP = 13;

/** Opens a detail below its card, or above where only there is room; where there is none, on the wider side of the card. */
function positionCard(card: HTMLElement) {
  const detail = card.lastElementChild as HTMLElement;
  const { dataset, style } = card;
  dataset.side = "below";
  const top = (document.querySelector("header")?.offsetHeight ?? 0) + GAP;
  const bottom = innerHeight - GAP;
  const face = card.getBoundingClientRect();
  const needed = detail.offsetHeight + GAP;
  if (face.bottom + needed <= innerHeight) return;
  if (face.top - needed >= top - GAP) {
    dataset.side = "above";
    return;
  }
  const isMirrored = getComputedStyle(card).direction === "rtl";
  // Over the columns of the grid only: beside them are the contents list and the edge of the window.
  const grid = card.closest("ul")?.getBoundingClientRect() ?? face;
  const [left, right] = [face.left - grid.left, grid.right - face.right];
  const onLeft = left > right;
  dataset.side = onLeft === isMirrored ? "after" : "before";
  style.setProperty("--room", `${Math.max(left, right) - GAP}px`);
  // Moved along the card so that all of it is in the window.
  const height = detail.offsetHeight;
  style.setProperty("--along", `${Math.max(top, Math.min(face.top, bottom - height)) - face.top}px`);
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
  return (
    <li className="scenario">
      <details id={scenario.id} name="scenario">
        <summary className="scenario-face plus-minus flex items-center gap-3 py-4 sm:h-full sm:min-h-58 sm:flex-col sm:items-stretch sm:gap-1 sm:py-6 sm:after:hidden">
          <Signature id={scenario.id} className="w-27 shrink-0 sm:mb-3 sm:w-51.5 sm:max-w-full" />
          <span className="grid min-w-0 flex-1 items-baseline gap-x-2 gap-y-1 sm:flex-none">
            <b>{scenario.name}</b> <i>{number}</i>
            <small>
              <WholeWords text={scenario.short} />
            </small>
          </span>
        </summary>
        <div className="scenario-card">
          <p className="scenario-head flex items-center gap-3 pb-2 sm:col-span-full sm:border-b sm:border-rule sm:px-6 sm:py-3">
            <b className="me-auto font-medium max-sm:hidden">{scenario.name}</b>
            <i className="whitespace-nowrap max-sm:hidden">{fill(words.position, { n: number, of })}</i>
            <span className="sample-tag">{sample}</span>
          </p>
          <div>
            <Signature id={scenario.id} />
            <p>{scenario.marks.usual}</p>
            <p className="text-bad">{scenario.marks.fraud}</p>
          </div>
          <dl>
            {(["whatItIs", "earlySigns", "whatWeTest"] as const).map((part) => (
              <div key={part}>
                <dt>{words.labels[part]}</dt>
                <dd>
                  <WholeWords text={scenario.detail[part]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </li>
  );
}

/** A card for each, with the mark its fraud leaves; the detail opens on hover and by a press or a key. */
export function Scenarios({
  words,
  scenarios,
  banks,
  sample,
  selfCheck,
  requestPath,
}: {
  words: Words;
  scenarios: readonly Scenario[];
  banks: readonly BankScenario[];
  sample: string;
  selfCheck: SelfCheckProps["words"];
  requestPath: string;
}) {
  const hover = useHoverDetails<HTMLUListElement>(hoverCardTimings, positionCard);
  return (
    <Section id="scenarios-section" heading={words.heading} lead={words.lead}>
      <ul {...hover} className="scenarios mt-10 grid border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        <li className="col-span-full border-b border-rule py-6 lg:col-span-2 lg:border-e lg:pe-5">
          <p className="max-w-lead text-intro leading-relaxed text-balance">
            {words.key} <strong className="font-medium text-bad">{words.keyWarm}</strong>
          </p>
          <p className="text-small mt-3 flex items-center gap-3">
            <span className="sample-tag">{sample}</span>
            {words.keySample}
          </p>
        </li>
        {scenarios.map((scenario, index) => (
          <Card
            key={scenario.id}
            scenario={scenario}
            words={words}
            sample={sample}
            number={twoDigits(index + 1)}
            of={scenarios.length}
          />
        ))}
      </ul>
      <section id="self-check" aria-labelledby="self-check-heading" className="mt-20">
        <h3 id="self-check-heading" className="text-title max-w-h2">
          {selfCheck.heading}
        </h3>
        <p className="mt-2 mb-6 text-ink2">{selfCheck.lead}</p>
        <LazySelfCheck words={selfCheck} scenarios={scenarios} banks={banks} requestPath={requestPath} />
      </section>
    </Section>
  );
}
