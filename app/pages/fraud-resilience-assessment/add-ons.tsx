import type { Sections } from "../../../content/words.ts";
import { Section } from "./section.tsx";

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
            <p className="text-ink2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
