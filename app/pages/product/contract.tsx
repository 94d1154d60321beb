import type { ReactNode } from "react";
import type { NamedText } from "../../../content/types/parts.ts";
import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { WholeWords } from "../../ui/whole-words.tsx";

const Name = ({ children }: { children: string }) => (
  <h4 className="text-base/normal font-medium">
    <WholeWords text={children} />
  </h4>
);

const Text = ({ children }: { children: string }) => (
  <p className="type-small text-ink2">
    <WholeWords text={children} />
  </p>
);

/** A part of the sheet at its full width: items side by side under its heading. */
function Strip(props: { heading: string; items: readonly NamedText[]; columns: string; className: string }) {
  return (
    <div className={`px-5 py-6 sm:px-7 ${props.className}`}>
      <h3 className="type-row">{props.heading}</h3>
      <ul className={`mt-3 grid gap-x-8 gap-y-4 ${props.columns}`}>{props.items.map(Item)}</ul>
    </div>
  );
}

const Item = ({ name, text }: NamedText) => (
  <li key={name}>
    <Name>{name}</Name>
    <Text>{text}</Text>
  </li>
);

/** A column of the sheet. Its lines share their rows with those of the column beside it. */
const Column = ({ heading, className, children }: { heading: string; className: string; children: ReactNode }) => (
  <div className={`px-5 pt-5 sm:px-7 lg:row-span-7 lg:grid lg:grid-rows-subgrid ${className}`}>
    <h3 className="type-row pb-4">{heading}</h3>
    <ul className="lg:row-span-6 lg:grid lg:grid-rows-subgrid">{children}</ul>
  </div>
);

const LINE = "flex items-baseline gap-x-4 border-t border-rule py-3";

/** One sheet: what the client gives, and when; what it gets; and below the cut line, what the product is not. */
export function Contract({ page, labels }: { page: ProductPage; labels: ProductLabels }) {
  return (
    <div className="contract border border-ink bg-raised">
      <div className="lg:grid lg:grid-cols-11">
        <Column heading={labels.needs} className="lg:col-span-4">
          {page.needs.map(({ name, text, note }) => (
            <li key={name} className={`${LINE} lg:row-span-2`}>
              <span aria-hidden="true" className="size-3.25 shrink-0 border border-ink" />
              <div className="min-w-0 flex-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <Name>{name}</Name>
                  <p className="type-mono text-ink2">{note}</p>
                </div>
                <Text>{text}</Text>
              </div>
            </li>
          ))}
        </Column>
        <Column heading={labels.get} className="border-rule max-lg:border-t lg:col-span-7 lg:border-s">
          {page.get.map(({ name, text }) => (
            <li key={name} className={`${LINE} contract-line max-sm:block`}>
              <Name>{name}</Name>
              <Text>{text}</Text>
            </li>
          ))}
        </Column>
      </div>
      {page.benefits ? (
        <Strip
          heading={labels.benefits}
          items={page.benefits}
          columns="sm:grid-cols-2 lg:grid-cols-4"
          className="border-t border-ink"
        />
      ) : null}
      <Strip
        heading={labels.isNot}
        items={page.isNot}
        columns="lg:grid-cols-3"
        className="contract-cut border-t border-dashed border-ink"
      />
    </div>
  );
}
