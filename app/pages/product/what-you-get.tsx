import type { NamedText } from "../../../content/types/parts.ts";
import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { NeedsAndLimits } from "./needs.tsx";

/** Hairline cells: the names of what comes, each with a sentence. */
function Cells({ items, columns }: { items: readonly NamedText[]; columns: string }) {
  return (
    <ul className={`cells ${columns}`}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3 className="text-[1.25rem]/[1.3] tracking-[-0.014em]">{name}</h3>
          <p className="mt-1.5 text-[1rem]/[1.5] text-ink2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What comes with it, what changes (services), what we need and what it is not. */
export function WhatYouGet({ page, labels }: { page: ProductPage; labels: ProductLabels }) {
  return (
    <section className="border-t border-rule">
      <div className="wrap section cols">
        <SectionHeading number="03" heading={page.get.heading} span="lg:col-end-11" />
        <div className="mt-8 lg:col-start-2 lg:col-end-13 lg:mt-10">
          <Cells items={page.get.items} columns="cells-3" />
          {page.benefits ? (
            <>
              <h3 className="type-row mt-18 mb-6 lg:mt-24">{labels.benefits}</h3>
              <Cells items={page.benefits} columns="cells-4" />
            </>
          ) : null}
          <NeedsAndLimits needs={page.needs} isNot={page.isNot} labels={labels} />
        </div>
      </div>
    </section>
  );
}
