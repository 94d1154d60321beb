import type { ReactNode } from "react";
import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { WholeWords } from "../../ui/whole-words.tsx";

const BOX = <path d="M.7.7h12.6v12.6H.7z" strokeWidth="1.3" />;
const STRUCK = <path d="m7 1.2 5.8 5.8L7 12.8 1.2 7zM3.4 10.6l7.2-7.2" strokeWidth="1.2" />;

/** A mark, aligned with the first line of the name beside it. */
const Mark = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 14 14"
    className="mt-1.5 size-3.25 shrink-0"
    fill="none"
    stroke="currentColor"
  >
    {children}
  </svg>
);

function Ruled(props: {
  heading: string;
  mark: ReactNode;
  items: readonly { name: string; text: string; note?: string }[];
}) {
  return (
    <div className="lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:col-span-5 lg:last:col-start-7">
      <h3 className="type-row mb-6">{props.heading}</h3>
      <ul className="border-t border-ink lg:row-span-3 lg:grid lg:grid-rows-subgrid">
        {props.items.map(({ name, text, note }) => (
          <li key={name} className="flex gap-x-6.5 border-b border-rule py-4">
            <Mark>{props.mark}</Mark>
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline gap-x-6.5">
                <h4 className="flex-1 basis-32 text-lg/relaxed">
                  <WholeWords text={name} />
                </h4>
                <p className="type-mono text-ink2">{note}</p>
              </div>
              <p className="type-small text-ink2">
                <WholeWords text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two lists of three side by side, in common rows: the prerequisites, and the limits of the product. */
export function NeedsAndLimits(props: Pick<ProductPage, "needs" | "isNot"> & { labels: ProductLabels }) {
  return (
    <div className="mt-18 grid grid-cols-1 gap-x-6 max-lg:gap-y-18 lg:mt-24 lg:grid-cols-11">
      <Ruled heading={props.labels.needs} mark={BOX} items={props.needs} />
      <Ruled heading={props.labels.isNot} mark={STRUCK} items={props.isNot} />
    </div>
  );
}
