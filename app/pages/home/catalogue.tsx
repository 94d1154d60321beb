import type { CatalogueId } from "../../../content/types/catalogue.ts";
import type { HomeWords } from "../../../content/types/home.ts";
import type { SitePath } from "../../../content/types/parts.ts";
import { illustrations } from "../../drawn/home.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Arrow } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

interface Entry {
  id: CatalogueId;
  path: SitePath;
  name: string;
  card: string;
  number: string;
}

/** A menu's products. `rests` is the row that stays open. */
export interface CatalogueList {
  name: string;
  count: string;
  rests: CatalogueId;
  entries: readonly Entry[];
}

type Words = Pick<HomeWords["catalogue"], "number" | "heading" | "lead"> & {
  lists: readonly CatalogueList[];
};

function Row({ entry, open }: { entry: Entry; open: boolean }) {
  return (
    <li className="catalogue-row border-b border-rule" data-open={open || undefined}>
      <div className="catalogue-face relative">
        <span aria-hidden="true" className="type-mono text-ink2">
          {entry.number}
        </span>
        <h4 className="type-row">
          <a href={entry.path} className="catalogue-link after:absolute after:inset-0">
            {entry.name}
          </a>
        </h4>
        <Arrow className="catalogue-arrow mirrors justify-self-end" />
      </div>
      <p className="catalogue-text text-base/lead text-ink2">
        <WholeWords text={entry.card} />
      </p>
      <Picture of={illustrations} layers={[entry.id]} className="catalogue-picture mirrors w-52" />
    </li>
  );
}

/**
 * The catalogue in two lists. Below each stand text and picture of one row: the one under the pointer or the focus, else
 * a fixed one. So no name moves away from the pointer.
 */
export function Catalogue({ words }: { words: Words }) {
  return (
    <section id="services" aria-labelledby="services-heading" className="border-t border-rule">
      <div className="wrap section">
        <div className="cols">
          <SectionHeading
            number={words.number}
            heading={words.heading}
            id="services-heading"
            span="lg:col-end-8 lg:max-w-140"
          >
            <p className="mt-4 max-w-lead text-ink2 lg:col-span-4 lg:col-start-9 lg:mt-2.5">{words.lead}</p>
          </SectionHeading>
        </div>
        <div className="cols mt-14 gap-y-14 lg:mt-18">
          {words.lists.map((list, index) => (
            <div
              key={list.name}
              className={`lg:col-span-5 ${index === 0 ? "lg:col-start-2" : "lg:col-start-8"}`}
            >
              <h3 className="flex items-baseline justify-between border-b border-ink pb-4.5 font-medium">
                {list.name}
                <span aria-hidden="true" className="type-mono font-normal text-ink2">
                  {list.count}
                </span>
              </h3>
              <ol className="catalogue">
                {list.entries.map((entry) => (
                  <Row key={entry.path} entry={entry} open={entry.id === list.rests} />
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
