import type { Sections } from "../../../content/words.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Section } from "./section.tsx";

/** Three tiers; each button names its plan in the request. */
export function Pricing({ words }: { words: Sections["pricing"] }) {
  return (
    <Section name="pricing" heading={words.heading} lead={words.lead} ground="border-y border-rule bg-sand">
      <ul className="tiers mt-10 grid grid-cols-1 gap-x-8 gap-y-5 tools:mt-16 tools:grid-cols-tiers">
        {words.tiers.map(({ plan, name, terms, line, items, badge, button }) => (
          <li
            key={plan}
            className={`flex flex-col p-6 row:px-8 ${badge ? "border border-t-6 border-ink border-t-acc bg-raised tools:-my-6 row:px-10" : "border border-paper bg-paper"}`}
          >
            {badge && <p className="mb-3 font-medium text-acc">{badge}</p>}
            <h3 className="text-head">{name}</h3>
            <p className="text-intro mt-2">{terms}</p>
            <p className="text-ink2">{line}</p>
            <ul className="mt-3 mb-6 border-t border-ink">
              {items.map((item) => (
                <WholeWords
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
