import type { MouseEvent } from "react";
import type { Link } from "../../../content/parts.ts";
import type { Sections } from "../../../content/words.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { scrollToId } from "../../ui/motion.ts";
import { Band } from "./band.tsx";
import { sectionId } from "./section.tsx";

const overview = sectionId("overview");

function learnMore(event: MouseEvent) {
  event.preventDefault();
  scrollToId(overview);
}

/** The second landing hero: headline, three ways on, and the band below. */
export function Landing({ words, actions }: { words: Sections["landing"]; actions: readonly Link[] }) {
  const headline = words.headline.split(/(?<=:) /);
  return (
    <div>
      <div className="wrap pt-7 pb-8 pairs:pt-10 pairs:pb-9">
        <h1 className="text-display">
          {headline.map((part) => (
            <span key={part} className="block">
              {part}{" "}
            </span>
          ))}
        </h1>
        <div className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-6">
          <p className="text-intro max-w-lead flex-1 text-balance basis-100">{words.lead}</p>
          <ActionRow actions={actions} className="content-start columns:mt-2">
            <a href={`#${overview}`} onClick={learnMore} className="link pairs:ms-3">
              {words.learnMore}
            </a>
          </ActionRow>
        </div>
      </div>
      <Band className="band border-y" />
    </div>
  );
}
