import type { ReactNode } from "react";
import type { NamedText, ProductPage } from "../../../content/types.ts";
import type { Words } from "../../../content/words.ts";
import { PageLink } from "../../ui/links.tsx";
import { NoBreakText } from "../../ui/no-break-text.tsx";

const Column = (props: { heading: string; className: string; children: ReactNode }) => (
  <div className={`offer-column max-columns:mb-12 ${props.className}`}>
    <h2 className="mb-6 text-title">{props.heading}</h2>
    {props.children}
  </div>
);

/** Names with a sentence each, under a dash: warm for what the product is not. */
const Dashed = ({ items, colour }: { items: readonly NamedText[]; colour: string }) => (
  <ul className="grid gap-8">
    {items.map(({ name, text }) => (
      <li key={name} className="break-inside-avoid">
        <span aria-hidden="true" className={`block w-8 border-t-2 ${colour}`} />
        <NoBreakText as="h3" className="mt-4 text-intro" text={name} />
        <NoBreakText as="p" className="mt-1 text-ink-muted" text={text} />
      </li>
    ))}
  </ul>
);

/** What stands under the stage: what the client gives and gets, what the product is not, and how to try it. */
export function Offer({ page, labels }: { page: ProductPage; labels: Words["productLabels"] }) {
  const { trial, benefits } = page;
  return (
    <section className="offer relative mx-auto max-w-360 max-columns:px-5 max-columns:py-14 pairs:max-columns:px-16">
      <Column heading={labels.give} className="offer-give">
        <Dashed items={page.give} colour="border-ink" />
      </Column>
      <Column heading={labels.get} className="offer-get">
        <div className="border-t border-rule">
          {page.get.map(({ name, text }) => (
            <details key={name} className="border-b border-rule">
              <summary className="plus-minus flex min-h-16 items-center justify-between gap-4 py-3 text-intro text-accent">
                <NoBreakText as="span" className="text-ink" text={name} />
              </summary>
              <NoBreakText as="p" className="pb-4 text-ink-muted" text={text} />
            </details>
          ))}
        </div>
      </Column>
      <Column heading={labels.isNot} className="offer-not">
        <Dashed items={page.isNot} colour="border-ember" />
      </Column>
      {benefits && (
        <div className="offer-benefits offer-trial max-columns:py-12">
          <h2 className="text-title max-columns:mb-6">{labels.benefits}</h2>
          <ul className="grid gap-x-8 gap-y-4 text-intro pairs:grid-cols-2">
            {benefits.map((benefit) => (
              <NoBreakText as="li" key={benefit} text={benefit} />
            ))}
          </ul>
        </div>
      )}
      <div className="offer-trial">
        <div className="offer-trial-words border-ink max-columns:border-t max-columns:pt-6">
          <h2 className="text-title">{trial.heading}</h2>
          {trial.text && (
            <NoBreakText as="p" className="trial-text mt-3 max-w-note text-ink-muted" text={trial.text} />
          )}
        </div>
        <p className="offer-trial-link max-columns:mt-4">
          <PageLink to={trial.link} className="link" />
        </p>
      </div>
    </section>
  );
}
