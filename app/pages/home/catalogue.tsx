import { useEffect, useState } from "react";
import { illustrations } from "../../pictures/illustrations.ts";
import { onEscape } from "../../ui/keys.ts";
import { Arrow } from "../../ui/marks.tsx";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { PageProps } from "../data.server.ts";

type CatalogueWords = PageProps<"home">["data"]["catalogue"];
type Item = CatalogueWords["lists"][number]["items"][number];

/** A product; the first of each list is a plate with its drawing. */
function Plate({ item: { id, path, name, line, card }, isFirst }: { item: Item; isFirst: boolean }) {
  return (
    <li
      className={`catalogue-item relative grid min-h-21 items-center gap-x-8 border-b border-rule py-3 ${isFirst ? "catalogue-plate pairs:min-h-48" : ""}`}
    >
      <Picture of={illustrations} layers={[id]} className="catalogue-picture mirrors" />
      <div>
        <h4 className={isFirst ? "text-head" : "text-intro"}>
          <a href={path} className="catalogue-link after:absolute after:inset-0">
            {name}
          </a>
        </h4>
        <div className="relative mt-1 text-ink-muted">
          <p className="catalogue-line">{line}</p>
          <NoBreakText as="p" className="catalogue-card" text={card} />
        </div>
      </div>
      {!isFirst && <Arrow className="catalogue-arrow mirrors" />}
    </li>
  );
}

/**
 * The catalogue as two lists. Under the pointer or the focus a product opens over what is below it, so that nothing under
 * the pointer moves; Escape closes it. Touch and paper show its sentence from the start.
 */
export function Catalogue({ words }: { words: CatalogueWords }) {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => onEscape(() => setClosed(true)), []);
  const reopen = () => setClosed(false);
  return (
    <section id="services" aria-labelledby="services-heading" className="wrap section">
      <h2 id="services-heading" className="max-w-title text-title">
        {words.heading}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles from its links */}
      <div
        className="cols mt-12 gap-y-14"
        data-closed={isClosed || undefined}
        onPointerMove={isClosed ? reopen : undefined}
        onFocus={reopen}
      >
        {words.lists.map(({ name, items }) => (
          <div key={name} className="columns:col-span-6">
            <h3 className="border-b border-ink pb-4 font-medium">{name}</h3>
            <ul>
              {items.map((item, index) => (
                <Plate key={item.id} item={item} isFirst={index === 0} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
