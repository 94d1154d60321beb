import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import type { Scenario } from "../../../content/types/scenarios.ts";
import { AudienceDrawing } from "./drawings.tsx";
import { Section } from "./section.tsx";

/** Five tiles, each with the numbers of the scenarios that this audience often chooses. */
export function Audience({
  words,
  scenarios,
}: {
  words: FraudResilienceAssessment["audience"];
  scenarios: readonly Scenario[];
}) {
  const number = (id: string) => String(scenarios.findIndex((one) => one.id === id) + 1).padStart(2, "0");
  const nameOf = (id: string) => scenarios.find((one) => one.id === id)?.name;
  return (
    <Section id="audience-section" heading={words.heading}>
      <div className="mt-10 lg:overflow-hidden">
        <ul className="grid grid-cols-1 gap-x-6 border-t border-ink md:grid-cols-2 lg:-ms-6.25 lg:grid-cols-5 lg:gap-x-0">
          {words.tiles.map((tile, index) => (
            // Picture, name, text and numbers start on the same lines in all five.
            <li
              key={tile.name}
              className="flex gap-5 border-b border-rule py-6 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-0 lg:border-s lg:ps-6 lg:pe-3"
            >
              <AudienceDrawing index={index} />
              <div className="min-w-0 lg:contents">
                <p className="text-xl leading-snug">{tile.name}</p>
                <p className="type-small mt-2 text-ink2">{tile.text}</p>
                <p className="type-mono mt-3 text-ink2">{words.oftenChosen}</p>
                <p className="type-mono flex gap-x-3">
                  {tile.scenarios.map((id) => (
                    <a key={id} href={`#${id}`} title={nameOf(id)} className="inline-link py-1">
                      {number(id)}
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
