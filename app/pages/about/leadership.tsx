import type { AboutWords, Role } from "../../../content/types/about.ts";
import { nodes } from "../../drawn/marks.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";

interface Words extends Omit<AboutWords["leadership"], "roles"> {
  roles: readonly (Role & { name: string })[];
}

/** The leadership roles and their responsibilities. */
export function Leadership({ words }: { words: Words }) {
  return (
    <section aria-labelledby="leadership-heading" className="border-t border-rule">
      <div className="cols wrap section lg:grid-rows-lead">
        <SectionHeading
          number={words.number}
          heading={words.heading}
          id="leadership-heading"
          span="lg:col-end-6"
        />
        <p className="mt-5 max-w-73 text-base text-ink2 lg:col-span-3 lg:col-start-2">{words.text}</p>
        <ul className="mt-8 border-t border-ink lg:col-start-6 lg:col-end-13 lg:row-span-2 lg:row-start-1 lg:mt-1">
          {words.roles.map(({ id, role, name, answersFor, place }) => (
            <li
              key={id}
              className="role grid min-h-20.25 items-center gap-x-6 gap-y-1 border-b border-rule py-4 md:gap-x-9 lg:gap-x-6"
            >
              <Picture of={nodes} layers={["star"]} className="size-11 shrink-0" />
              <div>
                <h3 className="text-xl leading-snug">{role}</h3>
                {name ? <p className="type-small text-ink2">{name}</p> : null}
              </div>
              <p className="col-start-2 row-start-2 text-base text-ink2 md:col-start-3 md:row-start-1">
                {answersFor}
              </p>
              <p className="type-mono text-ink2 md:text-end">{place}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
