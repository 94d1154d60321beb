import { useState } from "react";
import type { Link } from "../../../content/types.ts";
import type { Sections } from "../../../content/words.ts";
import { phases, phasesLayers, steps, stepsLayers } from "../../pictures/assessment.ts";
import { pageTooltipTimings } from "../../ui/hover-intent.ts";
import { PageLink } from "../../ui/links.tsx";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { keepInView } from "../../ui/scroll-and-focus.ts";
import { useHoverDetails } from "../../ui/use-hover-details.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
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
                className={`text-intro flex items-center py-4 leading-snug row:py-2 hover:border-ink hover:text-accent row:pe-24 ${ROW}`}
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
                  <NoBreakText as="p" className="tip-text text-small z-20" text={words.flow[id].tooltip} />
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

const NAME = "text-head phase-name flex w-full justify-between py-2 text-start";

/** Three phases in a row; the one under the pointer, in focus or tapped is wider and described. */
export function Methodology({ words }: { words: Sections["methodology"] }) {
  const [open, setOpen] = useState<(typeof phasesLayers)[number]>("discovery");
  const hydrated = useHydrated();
  return (
    <Section name="methodology" heading={words.heading} intro={words.intro}>
      <ol data-open={open} className="phases mt-10 grid gap-x-8 max-cards:grid-cols-1">
        {phasesLayers.map((id) => (
          <li
            key={id}
            data-open={open === id}
            onPointerEnter={(event) => event.pointerType !== "touch" && setOpen(id)}
            className={`phase ${open === id ? "border-ink" : "border-rule"} grid grid-cols-label items-center gap-x-4 gap-y-3 border-t py-5 cards:row-span-3 cards:grid-cols-1 cards:grid-rows-subgrid cards:items-start cards:gap-y-2`}
          >
            <Picture of={phases} layers={[id]} className="-ms-1.75 size-18 cards:size-26" />
            <h3>
              {/* Without scripts all three are described, and there is nothing to press. */}
              {hydrated ? (
                <button
                  type="button"
                  className={NAME}
                  aria-expanded={open === id}
                  aria-controls={`phase-${id}`}
                  onClick={() => setOpen(id)}
                  onFocus={({ currentTarget }) => {
                    setOpen(id);
                    keepInView(currentTarget);
                  }}
                >
                  {words.phases[id].name}
                </button>
              ) : (
                <span className={NAME}>{words.phases[id].name}</span>
              )}
            </h3>
            <div className="max-cards:col-span-2">
              <p id={`phase-${id}`} className={`phase-text mb-4 ${open === id ? "" : "scripts-on:hidden"}`}>
                {words.phases[id].description}
              </p>
              <ul className="grid gap-1.75 text-ink-muted">
                {words.phases[id].steps.map((step) => (
                  <NoBreakText as="li" key={step} text={step} />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid gap-x-8 gap-y-4 border-t border-rule pt-5 bar:grid-cols-5">
        <h3 className="font-medium">{words.give.name}</h3>
        <p className="bar:col-span-2">{words.give.text}</p>
        <p className="bar:col-span-2 bar:-mt-1 bar:text-end">
          <PageLink to={words.briefing} className="link" />
        </p>
      </div>
    </Section>
  );
}
