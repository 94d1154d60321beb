import "./about.css";
import { useRef } from "react";
import type { Words } from "../../../content/words.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { aboutHead, cutTiles } from "../../pictures/about.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useSeen } from "../../ui/use-seen.ts";
import type { PageProps } from "../data.server.ts";

const ROW = "cols items-center border-b border-rule py-4 columns:min-h-22 columns:py-2";

/** The values, and beside each the act that it forbids, whose verb is struck by a strap once the list is seen. */
function Values({ words }: { words: Words["about"]["values"] }) {
  const list = useRef<HTMLUListElement>(null);
  const seen = useSeen(list, 0.3);
  return (
    <section id="values" aria-labelledby="values-heading" className="ink">
      <div className="wrap py-18 pairs:py-24">
        <h2 id="values-heading" className="text-title">
          {words.heading}
        </h2>
        <ul ref={list} data-seen={seen} className="mt-8 border-t border-ink pairs:mt-12">
          {words.items.map(({ name, act, rest, text }) => (
            <li
              key={name}
              className="cols items-center border-rule py-6 not-last:border-b columns:min-h-43 columns:py-4"
            >
              <h3 className="text-display columns:col-span-6">{name}</h3>
              <div className="max-columns:mt-3 columns:col-span-6">
                <p className="text-head">
                  {/* In Arabic nothing is struck, as readers took it for a misprint. */}
                  <span className="sr-only arabic:not-sr-only">{words.never} </span>
                  <s className="struck relative inline-block no-underline">{act}</s> {rest}
                </p>
                <NoBreakText as="p" className="mt-1 text-ink-muted" text={text} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default function About({ data }: PageProps<"about">) {
  const { words, comma, roles, rows } = data;
  const { mission, vision, leadership, facts, closing } = words;
  return (
    <>
      <div className="relative flow-root overflow-clip border-b border-ink">
        <Picture of={aboutHead} className="about-art mirrors" />
        <div className="wrap relative max-pairs:border-t max-pairs:border-ink max-pairs:bg-paper py-8 pairs:flex pairs:min-h-108 pairs:flex-col pairs:justify-center">
          <h1 className="text-display">{words.heading}</h1>
          <p className="text-intro mt-4 max-w-96 pairs:mt-5 text-ink-muted">{words.intro}</p>
        </div>
      </div>
      <section aria-labelledby="mission" className="wrap cols pt-18 pairs:pt-28">
        <h2
          id="mission"
          className="text-intro text-ink-muted max-columns:mb-2 columns:col-span-3 columns:mt-3"
        >
          {mission.name}
        </h2>
        <p className="text-title text-balance columns:col-span-9">{mission.text}</p>
      </section>
      <section aria-labelledby="vision" className="wrap pt-14 pb-18 pairs:pt-24 pairs:pb-28">
        <h2 id="vision" className="text-intro mb-2 text-ink-muted pairs:mb-4">
          {vision.name}
        </h2>
        <p className="text-title pairs:text-display text-balance">{vision.text}</p>
      </section>
      <BelowFirstScreen>
        <Values words={words.values} />
        <div className="wrap section">
          <section aria-labelledby="leadership">
            <div className="cols items-center gap-y-4 border-b border-ink pb-8">
              <h2 id="leadership" className="text-title columns:col-span-6">
                {leadership.heading}
              </h2>
              <p className="max-w-120 text-ink-muted columns:col-span-6">{leadership.text}</p>
            </div>
            <ul>
              {roles.map(({ id, question, answer, texts }) => (
                <li key={id} className={`relative max-columns:pe-24 ${ROW}`}>
                  <div className="columns:col-span-6">
                    <p className="text-head">{question}</p>
                    <p className="text-ink-muted">{answer}</p>
                  </div>
                  <h3 className="text-intro columns:col-span-6">{texts.join(comma)}</h3>
                  <Picture of={cutTiles} layers={[id]} className="mirrors absolute end-0 w-19" />
                </li>
              ))}
            </ul>
          </section>
          {rows.length > 0 ? (
            <section aria-labelledby="facts" className="mt-20">
              <h2 id="facts" className="text-title border-b border-ink pb-8">
                {facts.heading}
              </h2>
              <dl>
                {rows.map(({ name, text }) => (
                  <div key={name} className={ROW}>
                    <dt className="text-head columns:col-span-6">{name}</dt>
                    <NoBreakText as="dd" className="text-intro columns:col-span-6" text={text} />
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
          <section aria-labelledby="closing" className="cols items-center gap-y-8 pt-20 pairs:pt-24">
            <h2 id="closing" className="text-title columns:col-span-6">
              {closing.heading}
            </h2>
            <ActionRow actions={closing.actions} className="columns:col-span-6" />
          </section>
        </div>
      </BelowFirstScreen>
    </>
  );
}
