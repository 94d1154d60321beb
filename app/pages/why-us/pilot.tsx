import { useRef } from "react";
import type { Words } from "../../../content/words.ts";
import { pilot, pilotLayers } from "../../pictures/why-us.ts";
import { PageLink } from "../../ui/links.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useSeen } from "../../ui/use-seen.ts";
import { WholeWords } from "../../ui/whole-words.tsx";

/** The stage of the page: three months of a client's events, of which the third is held back, and the four steps. */
export function Pilot({ words }: { words: Words["whyUs"]["pilot"] }) {
  const strip = useRef<HTMLDivElement>(null);
  const seen = useSeen(strip, 0.4);
  return (
    <section id="pilot" aria-labelledby="pilot-heading" className="ink">
      <div className="wrap cols items-end gap-y-6 pt-20 pairs:pt-24">
        <h2 id="pilot-heading" className="text-title columns:col-span-6">
          {words.heading}
        </h2>
        <WholeWords as="p" className="text-intro columns:col-span-6" text={words.text} />
      </div>
      <div ref={strip} className="mt-12 border-b border-field" data-seen={seen}>
        <Picture
          of={pilot.wide}
          layers={pilotLayers}
          fit="none"
          className="uncover mirrors h-60 w-full max-pairs:hidden"
        />
        <Picture
          of={pilot.phone}
          layers={pilotLayers}
          fit="none"
          className="uncover mirrors h-40 w-full pairs:hidden"
        />
      </div>
      <div className="wrap mt-5 grid grid-cols-3 gap-x-4">
        <p className="col-span-2">{words.labels.shown}</p>
        <p>{words.labels.hidden}</p>
      </div>
      <div className="wrap pt-12 pb-20 pairs:pb-24">
        <ol className="cols">
          {words.steps.map(({ name, text }) => (
            <li
              key={name}
              className="grid gap-x-8 gap-y-1 border-t border-rule py-5 pairs:grid-cols-4 columns:col-span-6"
            >
              <h3 className="text-intro">{name}</h3>
              <WholeWords as="p" className="pairs:col-span-3" text={text} />
            </li>
          ))}
        </ol>
        <p className="text-small border-t border-rule pt-5 text-ink2">{words.note}</p>
        <PageLink to={words.action} className="btn mt-8 max-pairs:w-full" />
      </div>
    </section>
  );
}
