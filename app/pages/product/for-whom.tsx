import type { ScenarioId } from "../../../content/types/scenarios.ts";
import { signatures } from "../../drawn/marks.ts";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WholeWords } from "../../ui/whole-words.tsx";

/** A team that uses the product, with the fraud it sees. */
export interface Audience {
  who: string;
  text: string;
  scenario: { id: ScenarioId; name: string; path: string };
}

/** The teams that use the product, each with the mark of the fraud it sees, which leads to that scenario. */
export function ForWhom(props: { heading: string; audiences: readonly Audience[] }) {
  const { heading, audiences } = props;
  return (
    <section className="border-t border-rule">
      <div className="wrap section max-sm:py-16 sm:py-24 cols">
        <SectionHeading heading={heading} span="lg:col-end-6" />
        <dl className="mt-8 border-t border-ink lg:col-start-6 lg:col-end-13 lg:mt-0">
          {audiences.map(({ who, text, scenario }) => (
            <div
              key={who}
              className="named-row audience-row grid items-start gap-x-6 gap-y-2 border-b border-rule py-6 sm:flex sm:flex-wrap lg:grid"
            >
              <dt className="audience-name text-intro">
                <WholeWords text={who} />
              </dt>
              <dd className="text-body/text text-ink2 sm:flex-1">
                <WholeWords text={text} />
              </dd>
              <dd className="audience-fraud">
                <a href={scenario.path} className="group block w-44 max-w-full">
                  <Picture of={signatures} layers={[scenario.id]} className="w-full" />
                  <span className="text-small inline-link block leading-snug group-hover:text-acc">
                    {scenario.name}
                  </span>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
