import type { AboutWords, Role } from "../../../content/types/about.ts";
import { cutTiles } from "../../drawn/about.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";

interface Words extends Omit<AboutWords["leadership"], "roles"> {
  roles: readonly (Role & { name: string; city: string })[];
}

/** The leadership roles and their responsibilities, each with a tile of another cut. */
export function Leadership({ words }: { words: Words }) {
  return (
    <section aria-labelledby="leadership-heading" className="border-t border-rule">
      <div className="cols wrap section">
        <SectionHeading heading={words.heading} id="leadership-heading" span="lg:col-end-8" />
        <p className="mt-5 text-body text-ink2 lg:col-start-8 lg:col-end-13 lg:mt-3">{words.text}</p>
        <ul className="mt-8 grid gap-x-6 border-t border-ink lg:col-start-2 lg:col-end-13 lg:mt-14 lg:grid-cols-5">
          {words.roles.map(({ id, role, name, answersFor, city }) => (
            <li
              key={id}
              className="flex gap-x-5 max-lg:items-center max-lg:border-b max-lg:border-rule max-lg:py-4 lg:flex-col lg:pt-8"
            >
              <Picture of={cutTiles} layers={[id]} className="mirrors w-18 shrink-0 lg:mb-6 lg:w-24" />
              <div className="flex flex-1 flex-col wrap-anywhere">
                <h3 className="text-intro">{role}</h3>
                {name ? <p className="text-small">{name}</p> : null}
                <p className="mt-1 text-small text-ink2">{answersFor}</p>
                {city ? <p className="text-small tabular-nums mt-2 text-ink2">{city}</p> : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
