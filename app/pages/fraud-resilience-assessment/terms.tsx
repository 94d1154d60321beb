import type { Sections } from "../../../content/words.ts";
import { site } from "../../../settings/site.js";
import { audiences, audiencesLayers, seal } from "../../pictures/assessment.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "./section.tsx";

/** Five tiles, each with its drawing. */
export function Audience({ words }: { words: Sections["audience"] }) {
  return (
    <Section name="audience" heading={words.heading} intro={words.intro}>
      <ul className="mt-10 grid grid-cols-1 gap-x-8 row:grid-cols-5">
        {words.tiles.map(({ name, text }, index) => (
          <li
            key={name}
            className="flex items-center gap-6 border-rule py-5 not-first:border-t max-row:first:border-t row:block row:border-0! row:py-0"
          >
            <Picture
              of={audiences}
              layers={audiencesLayers.slice(index, index + 1)}
              className="mirrors w-28 shrink-0 row:mb-4 row:w-43 row:max-w-full"
            />
            <div className="min-w-0">
              <h3 className="text-intro leading-snug">{name}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Three tiers; each button names its plan in the request. */
export function Pricing({ words }: { words: Sections["pricing"] }) {
  return (
    <Section name="pricing" heading={words.heading} intro={words.intro} ground="border-y border-rule bg-sand">
      <ul className="tiers mt-10 grid grid-cols-1 gap-x-8 gap-y-5 tools:mt-16 tools:grid-cols-tiers">
        {words.tiers.map(({ plan, name, terms, line, items, badge, button }) => (
          <li
            key={plan}
            className={`flex flex-col p-6 row:px-8 ${badge ? "border border-t-6 border-ink border-t-accent bg-raised tools:-my-6 row:px-10" : "border border-paper bg-paper"}`}
          >
            {badge && <p className="mb-3 font-medium text-accent">{badge}</p>}
            <h3 className="text-head">{name}</h3>
            <p className="text-intro mt-2">{terms}</p>
            <p className="text-ink-muted">{line}</p>
            <ul className="mt-3 mb-6 border-t border-ink">
              {items.map((item) => (
                <NoBreakText
                  as="li"
                  key={item}
                  className={`border-b border-rule ${badge ? "py-3" : "py-1.75"}`}
                  text={item}
                />
              ))}
            </ul>
            <a
              href={`${words.requestPath}?plan=${plan}`}
              className={`btn mt-auto ${badge ? "btn-primary" : ""}`}
            >
              {button}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const ROWS = "flex-1 border-t border-ink";
const ROW = "border-rule not-first:border-t bar:min-h-19";

/** Three statements, and beside them the badges that the owner shows, each with the owner's link to its evidence. */
export function Compliance({ words }: { words: Sections["compliance"] }) {
  const badges = words.badges.filter(({ evidence }) => site.badges[evidence]);
  return (
    <Section
      name="compliance"
      heading={words.heading}
      intro={words.intro}
      introClass="text-ink-muted tools:w-84 tools:ps-8"
    >
      <div className="mt-10 flex flex-col gap-8 tools:flex-row">
        <ul className={ROWS}>
          {words.statements.map(({ name, text }) => (
            <li key={name} className={`gap-x-4 py-2.5 bar:grid bar:grid-cols-2 bar:items-center ${ROW}`}>
              <h3 className="text-intro leading-snug">{name}</h3>
              <NoBreakText as="p" className="text-ink-muted" text={text} />
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

/** Services that can be added to an assessment. */
export function AddOns({ words }: { words: Sections["addons"] }) {
  return (
    <Section
      name="addons"
      heading={words.heading}
      layout="row:flex row:justify-between row:items-start row:gap-8"
    >
      <ul className="border-t border-ink max-row:mt-8 row:w-160">
        {words.items.map(({ name, text }) => (
          <li
            key={name}
            className="border-rule py-3 not-first:border-t bar:flex bar:min-h-16 bar:items-center bar:gap-7"
          >
            <h3 className="text-intro leading-snug bar:w-69 bar:shrink-0">{name}</h3>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
