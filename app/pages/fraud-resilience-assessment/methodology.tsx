import { useState } from "react";
import type { Sections } from "../../../content/words.ts";
import { phases, phasesLayers } from "../../pictures/assessment.ts";
import { PageLink } from "../../ui/links.tsx";
import { keepInView } from "../../ui/motion.ts";
import { Picture } from "../../ui/picture.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Section } from "./section.tsx";

const NAME = "text-head phase-name flex w-full justify-between py-2 text-start";

/** Three phases in a row; the one under the pointer, in focus or tapped is wider and described. */
export function Methodology({ words }: { words: Sections["methodology"] }) {
  const [open, setOpen] = useState<(typeof phasesLayers)[number]>("discovery");
  const hydrated = useHydrated();
  return (
    <Section name="methodology" heading={words.heading} lead={words.lead}>
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
              <ul className="grid gap-1.75 text-ink2">
                {words.phases[id].steps.map((step) => (
                  <WholeWords as="li" key={step} text={step} />
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
