import type { Link, NamedText } from "../../content/types/parts.ts";
import { WholeWords } from "../ui/whole-words.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** A name with its sentence, and if needed a link to the page that says more. */
export interface RuledRow extends NamedText {
  link?: Link | undefined;
}

interface RuledRowsProps {
  number: string;
  heading: string;
  text?: string;
  rows: readonly RuledRow[];
}

/** A numbered section: its heading, and beside it rows between hairlines. */
export function RuledRows({ number, heading, text, rows }: RuledRowsProps) {
  const id = `section-${number}`;
  return (
    <section aria-labelledby={id} className="border-t border-rule">
      <div className="cols wrap section lg:grid-rows-lead">
        <SectionHeading heading={heading} id={id} span="lg:col-end-6" />
        {text ? (
          <p className="mt-5 max-w-73 text-body text-ink2 lg:col-span-3 lg:col-start-2">
            <WholeWords text={text} />
          </p>
        ) : null}
        <dl className="mt-8 border-t border-ink lg:col-start-6 lg:col-end-13 lg:row-span-2 lg:row-start-1 lg:mt-1">
          {rows.map((row) => (
            <div key={row.name} className="named-row gap-x-6 border-b border-rule py-5 sm:flex lg:grid">
              <dt className="text-intro sm:w-50 lg:w-auto">
                <WholeWords text={row.name} />
              </dt>
              <dd className="text-body/text wrap-anywhere text-ink2 max-sm:mt-2 sm:flex-1">
                <WholeWords text={row.text} />
                {row.link ? (
                  <a href={row.link.path} className="inline-link mt-1.5 block w-fit">
                    {row.link.label}
                  </a>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
