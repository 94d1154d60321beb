import type { Link } from "../../../content/parts.ts";
import type { Sections } from "../../../content/words.ts";
import { steps, stepsLayers } from "../../pictures/assessment.ts";
import { pageTooltipTimings } from "../../ui/hover-intent.ts";
import { PageLink } from "../../ui/links.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useHoverDetails } from "../../ui/use-hover-details.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Section } from "./section.tsx";

const HEAD = "border-b border-ink pb-3.5 font-medium max-row:sr-only";
const ROW = "border-b border-rule row:min-h-19.5";

/** Definition, four goals, and the four steps with a tooltip each. */
export function Overview({ words, request }: { words: Sections["overview"]; request: Link }) {
  const hover = useHoverDetails<HTMLOListElement>(pageTooltipTimings);
  return (
    <Section name="overview" heading={words.heading}>
      <p className="text-head mt-6 max-w-240">{words.definition}</p>
      <div className="mt-8 grid grid-cols-1 gap-8 row:grid-cols-5">
        <div className="row:col-span-3 row:-me-8">
          <h3 className={HEAD}>{words.goalsHeading}</h3>
          <ul className="border-ink max-row:border-t">
            {words.goals.map((goal) => (
              <li
                key={goal}
                className={`text-intro flex items-center py-4 leading-snug row:py-2 hover:border-ink hover:text-acc row:pe-24 ${ROW}`}
              >
                {goal}
              </li>
            ))}
          </ul>
        </div>
        <div className="row:col-span-2">
          <h3 className={HEAD}>{words.flowHeading}</h3>
          <ol {...hover} className="flow isolate">
            {stepsLayers.map((id, index) => (
              <li key={id} className={`relative flex min-h-22 items-center gap-6 max-row:border-0 ${ROW}`}>
                <Picture of={steps} layers={[id]} className="size-15 shrink-0 row:size-14" />
                <details id={`step-${index + 1}`} className="relative min-w-0 flex-1">
                  <summary className="plus-minus text-intro flex items-center justify-between py-2 can-hover:after:hidden">
                    {words.flow[id].name}
                  </summary>
                  <WholeWords as="p" className="tip-text text-small z-20" text={words.flow[id].tooltip} />
                </details>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <PageLink to={request} className="link mt-8 row:mt-6" />
    </Section>
  );
}
