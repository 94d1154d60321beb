import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { type Drawn, Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Chevron, Rails } from "./strap.tsx";

/** One product of the chain, with its link. */
export interface ChainLink {
  name: string;
  path: string;
  text: string;
  here: boolean;
  drawing: Drawn;
}

/** Four products on one strap; this page's own is marked and is no link. */
export function RelatedProducts(props: {
  words: ProductPage["relatedProducts"];
  chain: readonly ChainLink[];
  labels: ProductLabels;
}) {
  return (
    <section className="border-t border-rule">
      <div className="wrap section max-sm:py-16 sm:py-24 cols">
        <SectionHeading heading={props.words.heading} span="lg:col-end-13" />
        <ol className="mt-6 break-inside-avoid lg:col-start-2 lg:col-end-13 lg:mt-10 lg:flex">
          {props.chain.map(({ name, path, text, here, drawing }, index) => (
            <li
              key={path}
              aria-current={here ? "true" : undefined}
              className="group flex gap-x-5 lg:block lg:flex-1 lg:last:w-47 lg:last:flex-none"
            >
              <div className="flex items-center max-lg:flex-col">
                <Picture of={drawing} className="plate mirrors" />
                {index < props.chain.length - 1 ? (
                  <span aria-hidden="true" className="flex flex-1 items-center max-lg:flex-col">
                    <Rails />
                    <Chevron />
                    <Rails />
                  </span>
                ) : null}
              </div>
              <div className="flex-1 pb-6 lg:pe-6 lg:group-last:pe-0 lg:pt-4 lg:pb-0">
                <h3 className="text-intro">
                  {here ? (
                    <span className="text-acc">{name}</span>
                  ) : (
                    <a href={path} className="inline-link hover:text-acc">
                      {name}
                    </a>
                  )}
                </h3>
                <p className="mt-1.5 text-small text-ink2">
                  <WholeWords text={text} />{" "}
                  {here ? <span className="whitespace-nowrap">{props.labels.youAreHere}</span> : null}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
