import type { Sections } from "../../../content/words.ts";
import { Section } from "./section.tsx";

/** Services that can be added to an assessment. */
export function AddOns({ words }: { words: Sections["addons"] }) {
  return (
    <Section
      name="addons"
      heading={words.heading}
      layout="xl:flex xl:justify-between xl:items-start xl:gap-8"
    >
      <ul className="border-t border-ink max-xl:mt-8 xl:w-160">
        {words.items.map(({ name, text }) => (
          <li
            key={name}
            className="border-rule py-3 not-first:border-t md:flex md:min-h-16 md:items-center md:gap-7"
          >
            <h3 className="text-intro leading-snug md:w-69 md:shrink-0">{name}</h3>
            <p className="text-ink2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
