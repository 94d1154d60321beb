import { fill } from "../../../content/fill.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { useLanguage } from "../../words/use-language.ts";
import type { Cube, Outcome } from "./cube.ts";
import { count, money } from "./sentences.ts";

/** The five numbers of a setting. */
export function Results({ outcome, cube, words }: { outcome: Outcome; cube: Cube; words: SandboxWords }) {
  const [stopped, passes, good, alerts, cost] = words.results;
  const language = useLanguage();
  const sar = (value: number) => money(value, words, language);
  const cells = [
    {
      name: stopped,
      value: outcome.stopped,
      of: fill(words.of, { n: cube.frauds }),
      note: sar(outcome.stoppedSar),
    },
    { name: passes, value: outcome.missed, note: sar(outcome.missedSar) },
    { name: good, value: count(outcome.stoppedGood), note: sar(outcome.goodCost) },
    { name: alerts, value: count(outcome.alerts), note: sar(outcome.reviewCost) },
    { name: cost, value: sar(outcome.cost), note: fill(words.without, { sar: sar(cube.sar) }) },
  ];
  return (
    <dl className="sandbox-results">
      {cells.map(({ name, value, of, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tool-number">
            <bdi>{value}</bdi> <small>{of}</small>
          </dd>
          <dd className="type-mono text-ink2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
