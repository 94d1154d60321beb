import type { ProductPage } from "../../../content/types/products.ts";
import { signatures } from "../../drawn/marks.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";

/** Who uses it, and the mark that the fraud they know leaves. */
export function ForWhom(props: { words: ProductPage["forWhom"] }) {
  return (
    <section className="wrap section cols">
      <SectionHeading number="01" heading={props.words.heading} span="lg:col-end-6" />
      <dl className="mt-8 border-t border-ink lg:col-start-6 lg:col-end-13 lg:mt-0">
        {props.words.rows.map(({ who, text, signature }) => (
          <div
            key={who}
            className="grid items-start gap-x-6 gap-y-2 border-b border-rule py-6 sm:grid-cols-[200px_1fr] lg:grid-cols-[216px_1fr_176px]"
          >
            <dt className="text-[1.1875rem]/[1.32] tracking-[-0.012em]">{who}</dt>
            <dd className="text-[1rem]/[1.56] text-ink2">{text}</dd>
            <dd aria-hidden="true" className="sm:col-start-2 lg:col-start-3">
              <Picture of={signatures} layers={[signature]} className="w-44" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
