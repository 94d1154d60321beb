import { fill } from "../../../content/fill.ts";
import type { SelfCheckWords } from "../../../content/types/self-check.ts";
import { plural } from "../../../contract/plural.ts";
import { twoDigits } from "../../ui/two-digits.ts";
import type { Asked } from "./asked.ts";
import type { Result } from "./priority.ts";

interface FindingsProps {
  words: SelfCheckWords;
  scenarios: readonly Asked[];
  result: Result;
  language: string;
}

/** The scenarios to begin with, and what we test in each or which control comes first. */
function First({ words, scenarios, result, language }: FindingsProps) {
  const { found, live } = words;
  const { first, open } = result;
  if (first.length === 0)
    return (
      <div>
        <h4 className="text-intro">{open > 0 ? found.unfinished : found.none}</h4>
        <p className="text-small mt-3 border-t border-ink pt-3 text-ink2">
          {open > 0 ? fill(plural(live.open, open, language), { n: open }) : found.noneText}
        </p>
      </div>
    );
  return (
    <div>
      <h4 className="text-intro">{found.heading[first.length as keyof typeof found.heading]}</h4>
      <ol className="mt-3 border-t border-ink">
        {first.map(({ index, exposure = 0, gaps, priority }) => (
          <li
            key={scenarios[index]?.id}
            className="check-first grid items-baseline gap-x-4 gap-y-0.5 border-b border-rule py-3"
          >
            <span className="text-small tabular-nums text-ink2">{twoDigits(index + 1)}</span>
            <p className="text-body leading-snug">
              {scenarios[index]?.name}
              <span className="text-small tabular-nums block text-ink2">
                {fill(plural(found.sum, gaps, language), { exposure, n: gaps, priority })}
              </span>
            </p>
            <p className="text-small">
              <span className="text-ink2">{scenarios[index]?.label}</span> {scenarios[index]?.advice}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The result of the answers: the scenarios to begin with, and the plan that fits. */
export function Findings(props: FindingsProps) {
  const { words, scenarios, result, language } = props;
  const { plan } = words;
  const { name, text } = plan.advice[result.advice];
  return (
    <div className="check-found mt-8 grid gap-x-12 gap-y-6">
      <First {...props} />
      <div>
        <h4 className="text-intro">{result.answered < scenarios.length ? plan.soFar : plan.heading}</h4>
        <div className="mt-3 border-t border-ink pt-3">
          <p className="text-title leading-tight font-light">{result.high}</p>
          <p className="text-small">{plural(plan.count, result.high, language)}</p>
          <p className="mt-2 font-medium">{name}</p>
          <p className="text-small mt-2 text-ink2">{text}</p>
          <p className="text-small mt-2 text-ink2">{plan.note}</p>
        </div>
      </div>
    </div>
  );
}
