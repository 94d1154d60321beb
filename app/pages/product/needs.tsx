import type { ReactNode } from "react";
import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";

const Box = () => (
  <svg aria-hidden="true" viewBox="0 0 14 14" className="need-mark" fill="none" stroke="currentColor">
    <path d="M.7.7h12.6v12.6H.7z" strokeWidth="1.3" />
  </svg>
);

const Struck = () => (
  <svg aria-hidden="true" viewBox="0 0 14 14" className="need-mark" fill="none" stroke="currentColor">
    <path d="m7 1.2 5.8 5.8L7 12.8 1.2 7zM3.4 10.6l7.2-7.2" strokeWidth="1.2" />
  </svg>
);

function Ruled(props: {
  heading: string;
  mark: ReactNode;
  items: readonly { name: string; text: string; note?: string }[];
}) {
  return (
    <div>
      <h3 className="type-row mb-6">{props.heading}</h3>
      <ul className="border-t border-ink">
        {props.items.map(({ name, text, note }) => (
          <li
            key={name}
            className="grid grid-cols-[13px_minmax(0,1fr)] items-baseline gap-x-6.5 border-b border-rule py-4"
          >
            {props.mark}
            <div className="flex flex-wrap items-baseline gap-x-6.5">
              <h4 className="flex-[1_1_8rem] text-[1.0625rem]/[1.5]">{name}</h4>
              <p className="type-mono text-ink2">{note}</p>
            </div>
            <p className="type-small col-start-2 text-ink2">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two lists side by side: one to bring, one to set expectations. */
export function NeedsAndLimits(props: Pick<ProductPage, "needs" | "isNot"> & { labels: ProductLabels }) {
  return (
    <div className="mt-18 grid grid-cols-1 gap-x-[11.27%] gap-y-18 lg:mt-24 lg:grid-cols-2">
      <Ruled heading={props.labels.needs} mark={<Box />} items={props.needs} />
      <Ruled heading={props.labels.isNot} mark={<Struck />} items={props.isNot} />
    </div>
  );
}
