import { nodes } from "../../drawn/marks.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { AboutContent } from "./route.tsx";

/** Who answers for what, by role. */
export function Leadership({ words }: { words: AboutContent["leadership"] }) {
  return (
    <section aria-labelledby="leadership-heading" className="border-t border-rule">
      <div className="cols wrap section lg:grid-rows-[auto_1fr]">
        <SectionHeading
          number={words.number}
          heading={words.heading}
          id="leadership-heading"
          span="lg:col-end-6"
        />
        <p className="mt-5 max-w-[30ch] text-[1rem] text-ink2 lg:col-span-3 lg:col-start-2">{words.text}</p>
        <ul className="mt-8 border-t border-ink lg:col-start-6 lg:col-end-13 lg:row-span-2 lg:row-start-1 lg:mt-1">
          {words.roles.map(({ id, role, name, answersFor, place }) => (
            <li key={id} className="role">
              <Picture of={nodes} layers={["star"]} className="size-11 shrink-0" />
              <div className="role-name">
                <h3 className="text-[1.1875rem] leading-snug">{role}</h3>
                {name ? <p className="type-small text-ink2">{name}</p> : null}
              </div>
              <p className="role-text text-[1rem] text-ink2">{answersFor}</p>
              <p className="type-mono text-ink2">{place}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
