import { Fragment } from "react";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import type { PageProps } from "../data.server.ts";

type LawsWords = PageProps<"why-us">["data"]["laws"];
type LawRow = LawsWords["countries"][number]["rows"][number];

/** Texts with their number and date, linked where the URL is known. */
const Sources = ({ texts, between }: { texts: LawRow["texts"]; between: string }) =>
  texts.map(({ parts, url }, index) => {
    // Each part has a direction of its own: a Latin name must not draw the date after it into its run.
    const text = parts.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && between}
        <NoBreakText as="bdi" text={part} />
      </Fragment>
    ));
    return (
      <Fragment key={parts[0]}>
        {index > 0 && between}
        {url ? (
          <a href={url} className="inline-link">
            {text}
          </a>
        ) : (
          text
        )}
      </Fragment>
    );
  });

/** The laws and regulators' rules of three countries, each of which opens; a rule opens to its source. */
export const Laws = ({ words }: { words: LawsWords }) => (
  <section aria-labelledby="laws" className="wrap section">
    <div className="cols items-end gap-y-4">
      <h2 id="laws" className="text-title columns:col-span-6">
        {words.heading}
      </h2>
      <p className="text-ink-muted columns:col-span-6">{words.text}</p>
    </div>
    <div className="mt-8 border-b border-ink">
      {words.countries.map(({ id, name, count, rows }) => (
        <details key={id} id={id} className="scroll-mt-24 border-t border-ink">
          <summary className="plus-minus flex min-h-28 items-center gap-x-6 py-4">
            <h3 className="text-title min-w-0 flex-1">{name}</h3>
            <span className="shrink-0 text-ink-muted">{count}</span>
          </summary>
          <ul className="pb-4">
            {rows.map(({ id, name, text, texts, reports }) => (
              <li key={id} id={id} className="scroll-mt-24 border-t border-rule">
                <details>
                  <summary className="plus-minus flex min-h-16 items-start gap-x-6 py-5">
                    <span className="cols min-w-0 flex-1 gap-y-2">
                      <NoBreakText as="span" className="font-medium columns:col-span-6" text={name} />
                      <NoBreakText as="span" className="columns:col-span-6" text={text} />
                    </span>
                  </summary>
                  <div className="cols pe-10 pb-5">
                    <p className="text-ink-muted columns:col-span-6 columns:col-start-7">
                      {words.source} <Sources texts={texts} between={words.between} />
                    </p>
                    {reports && (
                      <p className="text-ink-muted columns:col-span-6 columns:col-start-7">
                        {words.reported} <Sources texts={reports} between={words.between} />
                      </p>
                    )}
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
    <NoBreakText as="p" className="mt-5 max-w-note" text={words.everywhere} />
  </section>
);
