import type { Link } from "../../../content/types/parts.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

interface Row {
  ask: string;
  /** The answer of a page or of a setting. */
  answer?: string;
  /** The page that gives it. */
  link?: Link | undefined;
}

interface Words {
  number: string;
  heading: string;
  text: string;
  onRequest: string;
  file: Link;
  request: Link;
  groups: readonly { name: string; count: string; rows: readonly Row[] }[];
}

/** The questions of a supplier check in groups that open one by one, and all on paper. */
export function SupplierCheck({ words }: { words: Words }) {
  const id = `section-${words.number}`;
  return (
    <section aria-labelledby={id} className="border-t border-rule">
      <div className="cols wrap section">
        <SectionHeading heading={words.heading} id={id} />
        <div className="mt-5 max-w-lead text-body text-ink2 lg:col-start-8 lg:col-end-13 lg:mt-3">
          <p>
            <WholeWords text={words.text} />
          </p>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
            <a href={words.file.path} download className="inline-link">
              {words.file.label}
            </a>
            <a href={words.request.path} className="inline-link">
              {words.request.label}
            </a>
          </p>
        </div>
        <div className="mt-8 border-t border-ink lg:col-start-2 lg:col-end-13 lg:mt-14">
          {words.groups.map(({ name, count, rows }) => (
            <details key={name} className="border-b border-rule">
              <summary className="plus-minus flex min-h-14 items-center gap-x-4 py-2">
                <h3 className="text-intro min-w-0 flex-1 wrap-anywhere">{name}</h3>
                <span className="text-small shrink-0 text-ink2">{count}</span>
              </summary>
              <dl className="pb-4">
                {rows.map(({ ask, answer, link }) => (
                  <div
                    key={ask}
                    className="grid gap-x-6 gap-y-1 border-t border-rule py-3 lg:grid-cols-12 print:grid-cols-12"
                  >
                    <dt className="text-small lg:col-span-4 print:col-span-4">
                      <WholeWords text={ask} />
                    </dt>
                    <dd className="text-small text-ink2 lg:col-span-6 print:col-span-6">
                      <WholeWords text={answer ?? words.onRequest} />
                    </dd>
                    {link ? (
                      <dd className="text-small lg:col-span-2 print:col-span-2">
                        <a href={link.path} className="inline-link">
                          {link.label}
                        </a>
                      </dd>
                    ) : null}
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
