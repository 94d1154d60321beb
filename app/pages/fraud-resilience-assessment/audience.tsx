import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import type { Scenario } from "../../../content/types/scenarios.ts";
import { audiences, audiencesLayers } from "../../drawn/assessment.ts";
import { Picture } from "../../ui/picture.tsx";
import { twoDigits } from "../../ui/two-digits.ts";
import { Section } from "./section.tsx";

/** Five tiles, each with the numbers of the scenarios that this audience often chooses. */
export function Audience({
  words,
  scenarios,
}: {
  words: FraudResilienceAssessment["audience"];
  scenarios: readonly Scenario[];
}) {
  const number = (id: string) => twoDigits(scenarios.findIndex((one) => one.id === id) + 1);
  const nameOf = (id: string) => scenarios.find((one) => one.id === id)?.name;
  return (
    <Section id="audience-section" heading={words.heading}>
      <div className="mt-10 lg:overflow-hidden">
        <ul className="break-inside-avoid grid grid-cols-1 gap-x-6 border-t border-ink md:grid-cols-2 lg:-ms-6.25 lg:grid-cols-5 lg:gap-x-0">
          {audiencesLayers.map((id) => (
            // Picture, name, text and numbers start on the same lines in all five.
            <li
              key={id}
              className="flex gap-5 border-b border-rule py-6 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-0 lg:border-s lg:ps-6 lg:pe-3"
            >
              <Picture
                of={audiences}
                layers={[id]}
                className="mirrors w-30 shrink-0 self-start lg:mb-4 lg:w-44 lg:max-w-full"
              />
              <div className="min-w-0 lg:contents">
                <p className="text-intro leading-snug">{words.tiles[id].name}</p>
                <p className="text-small mt-2 text-ink2">{words.tiles[id].text}</p>
                <p className="text-small tabular-nums mt-3 text-ink2">{words.testFirst}</p>
                <p className="text-small tabular-nums flex gap-x-3">
                  {words.tiles[id].scenarios.map((scenario) => (
                    <a
                      key={scenario}
                      href={`#${scenario}`}
                      title={nameOf(scenario)}
                      className="inline-link py-1"
                    >
                      {number(scenario)}
                      <span className="sr-only"> {nameOf(scenario)}</span>
                    </a>
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
