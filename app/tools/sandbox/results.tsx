import { fill } from "../../../content/fill.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { START } from "./address.ts";
import { type Cube, type Limits, LOOSEST, type Outcome, STRICTEST } from "./cube.ts";
import { count } from "./sentences.ts";

/** The five numbers of a setting. */
export function Results({ outcome, cube, words }: { outcome: Outcome; cube: Cube; words: SandboxWords }) {
  const [stopped, passes, good, alerts, cost] = words.results;
  const sar = (value: number) => fill(words.sar, { sar: count(value) });
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
    { name: cost, value: sar(outcome.cost), note: fill(words.without, { sar: count(cube.sar) }) },
  ];
  return (
    <dl className="sandbox-results">
      {cells.map(({ name, value, of, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi> <small>{of}</small>
          </dd>
          <dd className="type-mono text-ink2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Five settings and what each does, for visitors without scripts. */
export function FiveSettings({ cube, words }: { cube: Cube; words: SandboxWords }) {
  const { prices } = START;
  const settings: Limits[] = [
    START.limits,
    cube.cheapest(prices).limits,
    LOOSEST,
    STRICTEST,
    cube.mostFraud(prices).limits,
  ];
  return (
    <div className="sandbox-table scripts-on:hidden">
      <table className="sandbox-tries type-mono">
        <caption className="type-label text-start">{words.table.heading}</caption>
        <thead>
          <tr>
            {words.table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.map((limits, k) => {
            const { stopped, missedSar, stoppedGood, alerts, cost } = cube.read(limits, prices);
            return (
              <tr key={words.table.rows[k]}>
                <th scope="row">
                  {words.table.rows[k]} <bdi dir="ltr">{limits.join(" / ")}</bdi>
                </th>
                {[stopped, missedSar, stoppedGood, alerts, cost].map((value, column) => (
                  <td key={words.table.columns[column + 1]}>{count(value)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
