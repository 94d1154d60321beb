import type { ProductPage } from "../../../content/types/products.ts";
import { signatures } from "../../drawn/marks.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";

/** The teams that use the product, each with a drawing of the fraud it sees. */
export function ForWhom(props: { words: ProductPage["forWhom"] }) {
  return (
    <section className="wrap section cols">
      <SectionHeading number="01" heading={props.words.heading} span="lg:col-end-6" />
      <dl className="mt-8 border-t border-ink lg:col-start-6 lg:col-end-13 lg:mt-0">
        {props.words.rows.map(({ who, text, signature }) => (
          <div
            key={who}
            className="grid items-start gap-x-6 gap-y-2 border-b border-rule py-6 sm:flex sm:flex-wrap"
          >
            <dt className="type-term sm:w-50 lg:w-54">{who}</dt>
            <dd className="text-base/text text-ink2 sm:flex-1">{text}</dd>
            <dd aria-hidden="true" className="sm:w-full sm:ps-56 lg:w-44 lg:ps-0">
              <Picture of={signatures} layers={[signature]} className="w-44" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
