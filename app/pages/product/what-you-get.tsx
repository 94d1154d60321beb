import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { RuleRows } from "../../sections/rule-rows.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import type { Drawn } from "../../ui/picture.tsx";
import { Contract } from "./contract.tsx";
import { Wiring } from "./wiring.tsx";

/** The parts that the loader adds: the heading and the answers of the connection, and the rules with their sources. */
export interface Connection extends Pick<ProductPage, "connection"> {
  heading: string;
  drawing: Drawn;
  rules: readonly { name: string; entry: string; note: string }[];
}

/** The sheet of what client and provider owe each other, how the product is connected, and the rules to know. */
export function WhatYouGet(props: { page: ProductPage; labels: ProductLabels; connection: Connection }) {
  const { page, labels, connection } = props;
  return (
    <section className="border-t border-rule">
      <div className="wrap section max-sm:py-16 sm:py-24 cols">
        <SectionHeading number="03" heading={labels.contract} span="lg:col-end-13" />
        <div className="mt-6 lg:col-start-2 lg:col-end-13 lg:mt-10">
          <Contract page={page} labels={labels} />
          <h3 className="type-row mt-10 max-lg:mb-4 lg:-mb-7">{connection.heading}</h3>
          <Wiring drawing={connection.drawing} connection={connection.connection} />
          {connection.rules.length > 0 ? (
            <>
              <h3 className="type-row mt-12 mb-4">{labels.rules}</h3>
              <RuleRows rules={connection.rules} />
            </>
          ) : null}
        </div>
      </div>
    </section>
  );
}
