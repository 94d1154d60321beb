import type { ReactNode } from "react";
import type { NamedText } from "../../../content/types/parts.ts";
import type { ProductLabels, ProductPage } from "../../../content/types/products.ts";
import { WholeWords } from "../../ui/whole-words.tsx";

/** A box, struck out for what the product is not. */
const Mark = ({ struck }: { struck?: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 14 14"
    className="mirrors size-3.25 shrink-0"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
  >
    <path d={`M.7.7h12.6v12.6H.7z${struck ? "M1 13 13 1" : ""}`} />
  </svg>
);

/** A name with its sentence, and on the name's line a note, unless the sentence stands there. */
const Named = ({ name, text, note, line }: NamedText & { note?: string; line?: boolean }) => (
  <div
    className={`flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 ${line ? "sm:grid sm:grid-cols-line" : ""}`}
  >
    <h4 className="text-body/normal font-medium">
      <WholeWords text={name} />
    </h4>
    {note ? <p className="text-small tabular-nums text-ink2">{note}</p> : null}
    <p className="w-full text-small text-ink2">
      <WholeWords text={text} />
    </p>
  </div>
);

const LINE = "flex items-baseline gap-x-4 border-t border-rule py-2.5";

/** A column of the sheet. Its lines share their rows with those of the column beside it. */
const Column = (props: { heading: string; className: string; children: ReactNode }) => (
  <div className={`px-5 pt-4 sm:px-7 sm:pt-5 lg:row-span-7 lg:grid lg:grid-rows-subgrid ${props.className}`}>
    <h3 className="text-intro pb-3.5">{props.heading}</h3>
    <ul className="lg:row-span-6 lg:grid lg:grid-rows-subgrid">{props.children}</ul>
  </div>
);

/** A strip of the sheet: items side by side beside their heading. */
const Strip = (props: { heading: string; columns: string; className: string; children: ReactNode }) => (
  <div className={`px-5 py-4 sm:px-7 sm:py-5 xl:flex ${props.className}`}>
    <h3 className="text-intro w-44 shrink-0 max-xl:mb-3">{props.heading}</h3>
    <ul className={`grid flex-1 gap-x-8 gap-y-3 ${props.columns}`}>{props.children}</ul>
  </div>
);

/** One sheet: what the client gives, and when; what it gets; and below the cut line, what the product is not. */
export function Contract({ page, labels }: { page: ProductPage; labels: ProductLabels }) {
  return (
    <div className="border border-ink bg-raised">
      <div className="lg:grid lg:grid-cols-11">
        <Column heading={labels.needs} className="lg:col-span-4">
          {page.needs.map((item) => (
            <li key={item.name} className={`${LINE} lg:row-span-2`}>
              <Mark />
              <Named {...item} />
            </li>
          ))}
        </Column>
        <Column heading={labels.get} className="border-rule max-lg:border-t lg:col-span-7 lg:border-s">
          {page.get.map((item) => (
            <li key={item.name} className={LINE}>
              <Named {...item} line />
            </li>
          ))}
        </Column>
      </div>
      {page.benefits ? (
        <Strip
          heading={labels.benefits}
          columns="sm:grid-cols-2 xl:grid-cols-4"
          className="border-t border-ink"
        >
          {page.benefits.map((benefit) => (
            <li key={benefit} className="text-body/normal">
              <WholeWords text={benefit} />
            </li>
          ))}
        </Strip>
      ) : null}
      <Strip heading={labels.isNot} columns="lg:grid-cols-3" className="border-t border-dashed border-ink">
        {page.isNot.map((item) => (
          <li key={item.name} className="flex items-baseline gap-x-3">
            <Mark struck />
            <Named {...item} />
          </li>
        ))}
      </Strip>
    </div>
  );
}
