import { fill } from "../../../content/texts.ts";
import { plural } from "../../../contract/language.ts";
import type { ResultProps } from "./sentences.ts";

/** The scenarios to begin with, what to do about each, and the plan that fits. */
export function ResultSheet({ words, total, result, language }: ResultProps) {
  const { found, plan, live } = words;
  const { first, open, high, answered, advice } = result;
  const left = fill(plural(live.open, open, language), { n: open });
  return (
    <>
      <section>
        <h3>
          {first.length > 0 ? found.heading : open > 0 || answered === 0 ? found.unfinished : found.none}
        </h3>
        {first.length === 0 && <p>{open > 0 ? left : answered > 0 && found.noneText}</p>}
        <ol>
          {first.map(({ scenario, exposure = 0, gaps, priority }) => (
            <li key={scenario.id} className="border-t border-rule py-2">
              <p className="flex flex-wrap justify-between gap-x-4">
                <b className="font-medium">{scenario.name}</b>
                <span className="tabular-nums">
                  {fill(plural(found.sum, gaps, language), { exposure, n: gaps, priority })}
                </span>
              </p>
              <p className="text-small text-ink-muted">
                {"detail" in scenario
                  ? `${found.test} ${scenario.detail.whatWeTest}`
                  : `${found.control} ${scenario.firstControl}`}
              </p>
            </li>
          ))}
        </ol>
      </section>
      {answered > 0 && (
        <section>
          <h3>{answered < total ? plan.soFar : plan.heading}</h3>
          <p>
            <b className="font-medium">{plan.advice[advice].name}</b> {plan.advice[advice].text}
          </p>
          <p className="text-small text-ink-muted">
            {fill(plural(live.high, high, language), { n: high })} {plan.note}
          </p>
        </section>
      )}
    </>
  );
}
