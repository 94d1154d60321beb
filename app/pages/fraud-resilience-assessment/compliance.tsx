import type { Sections } from "../../../content/words.ts";
import { site } from "../../../settings/site.js";
import { seal } from "../../pictures/assessment.ts";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Section } from "./section.tsx";

const ROWS = "flex-1 border-t border-ink";
const ROW = "border-rule not-first:border-t bar:min-h-19";

/** Three statements, and beside them the badges that the owner shows, each with the owner's link to its evidence. */
export function Compliance({ words }: { words: Sections["compliance"] }) {
  const badges = words.badges.filter(({ evidence }) => site.badges[evidence]);
  return (
    <Section
      name="compliance"
      heading={words.heading}
      lead={words.lead}
      leadClass="text-ink2 tools:w-84 tools:ps-8"
    >
      <div className="mt-10 flex flex-col gap-8 tools:flex-row">
        <ul className={ROWS}>
          {words.statements.map(({ name, text }) => (
            <li key={name} className={`gap-x-4 py-2.5 bar:grid bar:grid-cols-2 bar:items-center ${ROW}`}>
              <h3 className="text-intro leading-snug">{name}</h3>
              <WholeWords as="p" className="text-ink2" text={text} />
            </li>
          ))}
        </ul>
        <ul className={`tools:max-w-76 ${ROWS}`} hidden={badges.length === 0}>
          {badges.map(({ name, evidence }) => (
            <li key={name} className={`text-intro flex items-center gap-5 py-2 ${ROW}`}>
              <Picture of={seal} layers={["seal"]} className="size-14.5 shrink-0" />
              {site.evidence[evidence] ? (
                <a href={site.evidence[evidence]} rel="external noopener" className="inline-link">
                  {name}
                </a>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
