import type { AboutWords } from "../../../content/types/about.ts";
import { WholeWords } from "../../ui/whole-words.tsx";

/** The acts that are refused, each struck out by a strap, with what is done instead. */
export function Refusals({ words }: { words: AboutWords["refusals"] }) {
  return (
    <section aria-labelledby="refusals-heading" className="ink">
      <div className="cols wrap section">
        <p aria-hidden="true" className="text-small tabular-nums mb-3 text-ink2 lg:mt-1">
          {words.number}
        </p>
        <h2 id="refusals-heading" className="text-intro lg:col-start-2 lg:col-end-8">
          {words.heading}
        </h2>
        <p className="text-body text-ink2 max-lg:mt-1 lg:col-start-8 lg:col-end-13">{words.text}</p>
        <dl className="mt-8 border-t border-ink lg:col-start-2 lg:col-end-13 lg:mt-12">
          {words.rows.map(({ act, rest, text }) => (
            <div key={act} className="refusal items-end gap-x-6 border-b border-rule py-6 lg:grid lg:py-8">
              <dt className="text-title">
                <s className="struck">{act}</s> {rest}
              </dt>
              <dd className="text-body/text text-ink2 max-lg:mt-3 max-lg:max-w-lead">
                <WholeWords text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
