import type { MouseEvent } from "react";
import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import type { Link } from "../../../content/types/parts.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { scrollToId } from "../../ui/motion.ts";
import { Band } from "./band.tsx";

function learnMore(event: MouseEvent) {
  event.preventDefault();
  scrollToId("overview-section");
}

/** The second landing hero: headline, three ways on, and the band below. */
export function Landing({
  words,
  actions,
}: {
  words: FraudResilienceAssessment["landing"];
  actions: readonly Link[];
}) {
  /** Broken after its colon, but on phones, where that would cost a line. */
  const headline = words.headline.split(/(?<=:) /);
  return (
    <div>
      <div className="landing-words wrap py-14">
        <h1 className="text-display max-w-title">
          {headline.map((part) => (
            <span key={part} className="text-balance sm:block">
              {part}{" "}
            </span>
          ))}
        </h1>
        <p className="text-intro max-w-lead mt-6 text-ink2">{words.lead}</p>
        <ActionRow actions={actions} className="mt-8">
          {/* biome-ignore lint/a11y/useValidAnchor: a real anchor; the script only makes it smooth */}
          <a href="#overview-section" onClick={learnMore} className="link sm:ms-3">
            {words.learnMore}
          </a>
        </ActionRow>
      </div>
      <Band stages={words.stages} />
    </div>
  );
}
