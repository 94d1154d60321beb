import type { Link } from "../../../content/types/parts.ts";
import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import type { Drawn } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Contract } from "./contract.tsx";
import { SampleCall, type SampleCallProps } from "./sample-call.tsx";
import { Wiring } from "./wiring.tsx";

/** The parts that the loader adds: the heading and the answers of the connection, a sample call, and the rules with the link to them. */
export interface Connection extends Pick<ProductPage, "connection"> {
  heading: string;
  drawing: Drawn;
  call: Omit<SampleCallProps, "sample"> | undefined;
  rules: false | { text: string; link: Link };
}

/** The sheet of what client and provider owe each other, how the product is connected, and the rules to know. */
export function WhatYouGet(props: { page: ProductPage; labels: ProductLabels; connection: Connection }) {
  const { page, labels, connection } = props;
  return (
    <section className="border-t border-rule">
      <div className="wrap section max-sm:py-16 sm:py-24 cols">
        <SectionHeading heading={labels.contract} span="lg:col-end-13" />
        <div className="mt-6 lg:col-start-2 lg:col-end-13 lg:mt-10">
          <Contract page={page} labels={labels} />
          <h3 className="text-intro mt-10 max-lg:mb-4 lg:-mb-7">{connection.heading}</h3>
          <Wiring drawing={connection.drawing} connection={connection.connection} />
          {connection.call ? (
            <div className="mt-10">
              <SampleCall {...connection.call} sample={labels.sample} />
            </div>
          ) : null}
          {connection.rules ? (
            <p className="text-small mt-10 text-ink2">
              <WholeWords text={connection.rules.text} />{" "}
              <a href={connection.rules.link.path} className="inline-link">
                {connection.rules.link.label}
              </a>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
