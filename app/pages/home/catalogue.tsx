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
  line: string;
  card: string;
  number: string;
}

/** A menu's products. */
export interface CatalogueList {
  name: string;
  count: string;
  entries: readonly Entry[];
}

type Words = Pick<HomeWords["catalogue"], "number" | "heading" | "lead"> & {
  lists: readonly CatalogueList[];
};

/** The plate whose drawing is turned, as the tile of the first screen is: it sells simulated fraud. */
const TURNED: CatalogueId = "red-teaming";

function Plate({ entry: { id, path, name, line, card, number } }: { entry: Entry }) {
  return (
    <li className="catalogue-plate relative row-span-2 grid grid-rows-subgrid">
      <div>
        <p aria-hidden="true" className="text-small tabular-nums flex items-center justify-between text-ink2">
          {number}
          <Arrow className="catalogue-arrow mirrors" />
        </p>
        <Picture
          of={illustrations}
          layers={[id, `${id}-ember`]}
          className={`mirrors my-4 w-full max-w-52 sm:my-5 ${id === TURNED ? "catalogue-turned" : ""}`}
        />
      </div>
      <div>
        <h4 className="text-intro max-sm:text-body">
          <a href={path} className="catalogue-link after:absolute after:inset-0">
            {name}
          </a>
        </h4>
        <div className="catalogue-words text-small mt-1.5 grid text-ink2">
          <p aria-hidden="true" className="catalogue-line">
            {line}
          </p>
          <p className="catalogue-card">
            <WholeWords text={card} />
          </p>
        </div>
      </div>
    </li>
  );
}

/**
 * The catalogue as twelve plates in two lists. The line of a plate expands into a sentence under the pointer or the focus,
 * in place, so that nothing moves away from the pointer.
 */
export function Catalogue({ words }: { words: Words }) {
  return (
    <section id="services" aria-labelledby="services-heading" className="border-t border-rule">
      <div className="wrap section">
        <div className="cols">
          <SectionHeading heading={words.heading} id="services-heading">
            <p className="mt-4 max-w-lead text-ink2 lg:col-span-5 lg:col-start-8 lg:mt-2.5">{words.lead}</p>
          </SectionHeading>
        </div>
        <div className="cols @container mt-14 lg:mt-18">
          {words.lists.map((list, index) => (
            <div
              key={list.name}
              className={`lg:col-start-2 lg:col-end-13 plates-beside:col-span-5 plates-beside:row-span-7 plates-beside:grid plates-beside:grid-rows-subgrid ${index === 0 ? "plates-beside:col-start-2" : "mt-14 plates-beside:col-start-8 plates-beside:mt-0"}`}
            >
              <h3 className="flex items-baseline justify-between border-b border-ink pb-4.5 font-medium">
                {list.name}
                <span aria-hidden="true" className="text-small tabular-nums font-normal text-ink2">
                  {list.count}
                </span>
              </h3>
              <ol className="grid plates-two:grid-cols-2 plates-three:grid-cols-3 plates-beside:row-span-6 plates-beside:grid-rows-subgrid">
                {list.entries.map((entry) => (
                  <Plate key={entry.path} entry={entry} />
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
