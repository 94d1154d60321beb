import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { chainTiles } from "../../drawn/marks.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";

/** One product of the chain, with what the reader needs to get there. */
export interface ChainLink {
  name: string;
  path: string;
  text: string;
  here: boolean;
}

/** The piece of strap between two tiles, its chevron in the direction the data flows. */
const Strap = () => (
  <span className="chain-strap">
    <svg aria-hidden="true" viewBox="0 0 14 24" width="14" height="24" fill="none" stroke="currentColor">
      <path d="m.6.8 12.6 11.2L.6 23.2" strokeWidth="1.2" />
    </svg>
  </span>
);

/** Four products on one strap; this page's own is marked and is no link. */
export function Joined(props: {
  words: ProductPage["joined"];
  chain: readonly ChainLink[];
  labels: ProductLabels;
}) {
  return (
    <section className="border-t border-rule">
      <div className="wrap section cols">
        <SectionHeading number="04" heading={props.words.heading} span="lg:col-end-11" />
        <ol className="chain mt-9 lg:col-start-2 lg:col-end-13 lg:mt-14">
          {props.chain.map(({ name, path, text, here }, index) => (
            <li key={path} aria-current={here ? "true" : undefined}>
              <div className="chain-row">
                <Picture of={chainTiles} layers={[here ? "here" : "whole"]} className="chain-tile" />
                {index < props.chain.length - 1 ? <Strap /> : null}
              </div>
              <div className="chain-words">
                <h3 className="text-[1.25rem]/[1.3] tracking-[-0.014em]">
                  {here ? (
                    <span className="text-acc">{name}</span>
                  ) : (
                    <a href={path} className="chain-link">
                      {name}
                    </a>
                  )}
                </h3>
                <p className="mt-1.5 max-w-[34ch] text-[1rem]/[1.5] text-ink2">
                  {text} {here ? <span className="whitespace-nowrap">{props.labels.youAreHere}</span> : null}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
