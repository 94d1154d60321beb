import { useState } from "react";
import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { keepInView } from "../../ui/motion.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Items } from "./add-ons.tsx";
import { PhaseDrawing } from "./drawings.tsx";
import { Section } from "./section.tsx";

const NAME = "type-row inline-flex min-h-11 items-end pb-2 text-start";

/**
 * Three phases in a row; the one under the pointer, in focus or tapped is open and wider. Below, what it takes and what
 * it is not.
 */
export function Methodology({ words }: { words: FraudResilienceAssessment["methodology"] }) {
  const [open, setOpen] = useState(0);
  const hydrated = useHydrated();
  return (
    <Section id="methodology-section" heading={words.heading} lead={words.lead}>
      <ol data-open={open} className="phases mt-10 grid border-t border-ink">
        {words.phases.map((phase, index) => (
          <li
            key={phase.name}
            data-open={open === index}
            onPointerEnter={(event) => event.pointerType !== "touch" && setOpen(index)}
            className="phase border border-t-0 border-rule p-6 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:not-first:border-s-0"
          >
            <div className="flex items-start justify-between">
              <PhaseDrawing index={index} open={open === index} />
              <span className="type-mono text-ink2">{phase.count}</span>
            </div>
            <h3 className="mt-6 lg:self-end">
              {/* Without scripts all three are open, and there is nothing to press. */}
              {hydrated ? (
                <button
                  type="button"
                  className={NAME}
                  aria-expanded={open === index}
                  aria-controls={`phase-${index + 1}`}
                  onClick={() => setOpen(index)}
                  onFocus={({ currentTarget }) => {
                    setOpen(index);
                    keepInView(currentTarget);
                  }}
                >
                  {phase.name}
                </button>
              ) : (
                <span className={NAME}>{phase.name}</span>
              )}
            </h3>
            <div>
              <p
                id={`phase-${index + 1}`}
                className={`phase-text type-small mb-3 max-w-lead ${open === index ? "" : "scripts-on:hidden"}`}
              >
                {phase.description}
              </p>
              <ul className={`type-small text-ink2 ${open === index ? "gap-6 sm:columns-2" : ""}`}>
                {phase.steps.map((step) => (
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
            <h3 className="type-label">{list.heading}</h3>
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
