import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { chainTiles } from "../../drawn/marks.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

/** One product of the chain, with its link. */
export interface ChainLink {
  name: string;
  path: string;
  text: string;
  here: boolean;
}

const Rails = () => <span className="flex-1 border-line max-lg:w-2.5 max-lg:border-x lg:h-2.5 lg:border-y" />;

/** The piece of strap between two tiles, its chevron in the direction the data flows. */
const Strap = () => (
  <span className="flex flex-1 items-center text-line max-lg:flex-col lg:px-1.25">
    <Rails />
    <svg
      aria-hidden="true"
      viewBox="0 0 14 24"
      width="14"
      height="24"
      fill="none"
      stroke="currentColor"
      className="shrink-0 max-lg:-my-1.25 max-lg:rotate-90 lg:-mx-px lg:mirrors"
    >
      <path d="m.6.8 12.6 11.2L.6 23.2" strokeWidth="1.2" />
    </svg>
    <Rails />
  </span>
);

/** Four products on one strap; this page's own is marked and is no link. */
export function RelatedProducts(props: {
  words: ProductPage["relatedProducts"];
  chain: readonly ChainLink[];
  labels: ProductLabels;
}) {
  return (
    <section className="border-t border-rule">
      <div className="wrap section cols">
        <SectionHeading number="04" heading={props.words.heading} span="lg:col-end-11" />
        <ol className="mt-9 lg:col-start-2 lg:col-end-13 lg:mt-14 lg:grid lg:grid-cols-4">
          {props.chain.map(({ name, path, text, here }, index) => (
            <li key={path} aria-current={here ? "true" : undefined} className="flex gap-x-6 lg:block">
              <div className="flex items-center max-lg:flex-col">
                <Picture
                  of={chainTiles}
                  layers={[here ? "here" : "whole"]}
                  className="size-14 shrink-0 lg:size-27"
                />
                {index < props.chain.length - 1 ? <Strap /> : null}
              </div>
              <div className="flex-1 pt-3 pb-10 lg:pe-6 lg:pt-7.5 lg:pb-0">
                <h3 className="type-name">
                  {here ? (
                    <span className="text-acc">{name}</span>
                  ) : (
                    <a href={path} className="inline-link hover:text-acc">
                      {name}
                    </a>
                  )}
                </h3>
                <p className="mt-1.5 max-w-83 text-base/relaxed text-ink2">
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
