import { fill } from "../../../content/fill.ts";
import { grouped } from "../grouped.ts";
import type { Sandbox } from "./use-sandbox.ts";

/** The five numbers of a setting. */
export function Results({ words, outcome, cube, money }: Sandbox) {
  const { stopped, stoppedSar, missed, missedSar, stoppedGood, goodCost, alerts, reviewCost, cost } = outcome;
  const cells = [
    [stopped, money(stoppedSar), fill(words.of, { n: cube.frauds })],
    [missed, money(missedSar)],
    [grouped(stoppedGood), money(goodCost)],
    [grouped(alerts), money(reviewCost)],
    [money(cost), fill(words.without, { sar: money(cube.sar) })],
  ];
  return (
    <dl className="sandbox-results">
      {cells.map(([value, note, of], k) => (
        <div key={words.results[k]}>
          <dt>{words.results[k]}</dt>
          <dd className="tool-number">
            <bdi>{value}</bdi> <small>{of}</small>
          </dd>
          <dd className="type-mono text-ink2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
