import type { NamedText } from "../../../content/types/parts.ts";
import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Cells } from "./cells.tsx";
import { NeedsAndLimits } from "./needs.tsx";

/** The parts that the loader adds: the heading and the cells of the connection, and the rules with their sources. */
export interface Connection {
  heading: string;
  items: readonly NamedText[];
  rules: readonly NamedText[];
}

function Block({
  heading,
  items,
  columns,
}: {
  heading: string;
  items: readonly NamedText[];
  columns: string;
}) {
  return (
    <>
      <h3 className="type-row mt-18 mb-6 lg:mt-24">{heading}</h3>
      <Cells items={items} columns={columns} />
    </>
  );
}

/** The deliverables, the benefits of a service, the connection, the prerequisites, the limits and the rules. */
export function WhatYouGet(props: { page: ProductPage; labels: ProductLabels; connection: Connection }) {
  const { page, labels, connection } = props;
  return (
    <section className="border-t border-rule">
      <div className="wrap section cols">
        <SectionHeading number="03" heading={page.get.heading} span="lg:col-end-11" />
        <div className="mt-8 lg:col-start-2 lg:col-end-13 lg:mt-10">
          <Cells items={page.get.items} columns="lg:grid-cols-3" />
          {page.benefits ? (
            <Block heading={labels.benefits} items={page.benefits} columns="lg:grid-cols-4" />
          ) : null}
          <Block heading={connection.heading} items={connection.items} columns="lg:grid-cols-4" />
          <NeedsAndLimits needs={page.needs} isNot={page.isNot} labels={labels} />
          {connection.rules.length > 0 ? (
            <Block heading={labels.rules} items={connection.rules} columns="lg:grid-cols-3" />
          ) : null}
        </div>
      </div>
    </section>
  );
}
