import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import type { Link } from "../../../content/types/parts.ts";
import { steps, stepsLayers } from "../../drawn/assessment.ts";
import { pageTooltipTimings } from "../../ui/hover-intent.ts";
import { StarMark } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useHoverDetails } from "../../ui/use-hover-details.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Section } from "./section.tsx";

/** Definition, four goals, and the four steps with a tooltip each. */
export function Overview({
  words,
  request,
}: {
  words: FraudResilienceAssessment["overview"];
  request: Link;
}) {
  const hover = useHoverDetails<HTMLOListElement>(pageTooltipTimings);
  return (
    <Section id="overview-section" heading={words.heading} lead={words.definition}>
      <div className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-10 lg:gap-x-6">
        <div className="lg:col-span-5">
          <h3 className="text-small font-medium">{words.goalsHeading}</h3>
          <ul className="mt-3 border-t border-ink">
            {words.goals.map((goal) => (
              <li key={goal.name} className="group flex gap-4 border-b border-rule py-4">
                <StarMark size={20} className="mt-1 shrink-0" />
                <div>
                  <p className="text-intro leading-snug group-hover:text-acc">{goal.name}</p>
                  <p className="text-small mt-1 text-ink2">{goal.text}</p>
                </div>
              </li>
            ))}
          </ul>
          <a href={request.path} className="btn mt-8">
            {request.label}
          </a>
        </div>
        <div className="lg:col-span-4 lg:col-start-7">
          <h3 className="text-small font-medium">{words.flowHeading}</h3>
          <ol {...hover} className="flow mt-3">
            {stepsLayers.map((id, index) => (
              <li key={id} className="relative flex gap-6 pb-10 last:pb-0 md:can-hover:pb-3">
                <Picture of={steps} layers={[id]} className="size-19 shrink-0" />
                <details id={`step-${index + 1}`} className="relative min-w-0 flex-1">
                  <summary className="pb-2">
                    <span className="hint-link text-intro leading-snug">{words.flow[id].name}</span>
                    <span className="text-small mt-1.5 block text-ink2">{words.flow[id].text}</span>
                  </summary>
                  <p className="tip-text tip text-small z-20">
                    <WholeWords text={words.flow[id].tooltip} />
                  </p>
                </details>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
