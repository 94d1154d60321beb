import { useState } from "react";
import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { phases } from "../../drawn/assessment.ts";
import { keepInView } from "../../ui/motion.ts";
import { Picture } from "../../ui/picture.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Items } from "./add-ons.tsx";
import { Section } from "./section.tsx";

/** The phases in order, each with its star in the drawing. */
const PHASES = [
  { id: "discovery", star: "construction" },
  { id: "testing", star: "turned" },
  { id: "analysis", star: "whole" },
] as const;
const NAME = "text-intro inline-flex min-h-11 items-end pb-2 text-start";

/**
 * Three phases in a row; the one under the pointer, in focus or tapped is open and wider. Below, what it takes and what
 * it is not.
 */
export function Methodology({ words }: { words: FraudResilienceAssessment["methodology"] }) {
  const [open, setOpen] = useState<(typeof PHASES)[number]["id"]>("discovery");
  const hydrated = useHydrated();
  return (
    <Section id="methodology-section" heading={words.heading} lead={words.lead}>
      <ol data-open={open} className="phases mt-10 grid border-t border-ink">
        {PHASES.map(({ id, star }) => (
          <li
            key={id}
            data-open={open === id}
            onPointerEnter={(event) => event.pointerType !== "touch" && setOpen(id)}
            className="phase border border-t-0 border-rule p-6 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:not-first:border-s-0"
          >
            <div className="flex items-start justify-between sm:max-lg:row-span-2 sm:max-lg:flex-col sm:max-lg:justify-start sm:max-lg:gap-2">
              {open === id ? (
                <Picture of={phases.large} layers={[star]} className="size-42" />
              ) : (
                <Picture of={phases.small} layers={[star]} className="size-26" />
              )}
              <span className="text-small tabular-nums text-ink2">{words.phases[id].count}</span>
            </div>
            <h3 className="mt-6 sm:max-lg:mt-0 lg:self-end">
              {/* Without scripts all three are open, and there is nothing to press. */}
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
            <div>
              <p
                id={`phase-${id}`}
                className={`phase-text text-small mb-3 max-w-lead ${open === id ? "" : "scripts-on:hidden"}`}
              >
                {words.phases[id].description}
              </p>
              <ul
                className={`text-small gap-6 text-ink2 ${open === id ? "sm:columns-2" : "sm:max-lg:columns-2"}`}
              >
                {words.phases[id].steps.map((step) => (
                  <li key={step} className="break-inside-avoid border-t border-rule py-2">
                    <WholeWords text={step} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      <div className="terms mt-18 grid grid-cols-1 gap-x-6 max-lg:gap-y-14 lg:grid-cols-2">
        {words.terms.map((list) => (
          <div key={list.heading} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <h3 className="text-small font-medium">{list.heading}</h3>
            <Items items={list.items} />
          </div>
        ))}
      </div>
      <a href={words.briefing.path} className="link mt-8">
        {words.briefing.label}
      </a>
    </Section>
  );
}
