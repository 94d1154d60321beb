import type { NamedText } from "../../../content/types/parts.ts";
import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { NeedsAndLimits } from "./needs.tsx";

/** Names, each with a sentence, in cells with a hairline at their start; the first column's is cut off. */
function Cells({ items, columns }: { items: readonly NamedText[]; columns: string }) {
  return (
    <div className="overflow-hidden">
      <ul className={`-ms-6.25 grid border-t border-ink sm:grid-cols-2 ${columns}`}>
        {items.map(({ name, text }) => (
          <li key={name} className="border-s border-b border-rule ps-6 pt-5.5 pb-6.5 sm:pe-6">
            <h3 className="type-name">{name}</h3>
            <p className="mt-1.5 text-base/relaxed text-ink2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The deliverables, the benefits of a service, the prerequisites and the limits. */
export function WhatYouGet({ page, labels }: { page: ProductPage; labels: ProductLabels }) {
  return (
    <section className="border-t border-rule">
      <div className="wrap section cols">
        <SectionHeading number="03" heading={page.get.heading} span="lg:col-end-11" />
        <div className="mt-8 lg:col-start-2 lg:col-end-13 lg:mt-10">
          <Cells items={page.get.items} columns="lg:grid-cols-3" />
          {page.benefits ? (
            <>
              <h3 className="type-row mt-18 mb-6 lg:mt-24">{labels.benefits}</h3>
              <Cells items={page.benefits} columns="lg:grid-cols-4" />
            </>
          ) : null}
          <NeedsAndLimits needs={page.needs} isNot={page.isNot} labels={labels} />
        </div>
      </div>
    </section>
  );
}
