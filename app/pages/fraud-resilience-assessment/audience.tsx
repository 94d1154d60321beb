import type { Sections } from "../../../content/words.ts";
import { audiences, audiencesLayers } from "../../pictures/assessment.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "./section.tsx";

/** Five tiles, each with its drawing. */
export function Audience({ words }: { words: Sections["audience"] }) {
  return (
    <Section name="audience" heading={words.heading}>
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
              <p className="mt-1 text-ink2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
