import { fill } from "../../../content/fill.ts";
import { grouped } from "../grouped.ts";
import type { Sandbox } from "./use-sandbox.ts";

/** The five numbers of a setting. */
export function Results({ words, settings, payments, outcome, totals, money }: Sandbox) {
  const { times } = settings;
  const genuine = {
    n: grouped(times * (payments.length - totals.frauds)),
    drawn: grouped(outcome.stoppedGood / times),
    times,
  };
  const { stopped, stoppedSar, missed, missedSar, stoppedGood, goodCost, alerts, reviewCost, cost } = outcome;
  const cells = [
    { id: "stopped", value: stopped, note: money(stoppedSar), of: fill(words.of, { n: totals.frauds }) },
    { id: "missed", value: missed, note: money(missedSar), of: fill(words.of, { n: totals.frauds }) },
    {
      id: "stoppedGood",
      value: grouped(stoppedGood),
      note: money(goodCost),
      of: fill(times === 1 ? words.of : words.ofLarger, genuine),
    },
    { id: "alerts", value: grouped(alerts), note: money(reviewCost) },
    { id: "cost", value: money(cost), note: fill(words.without, { sar: money(totals.sar) }) },
  ] as const;
  return (
    <dl className="sandbox-results">
      {cells.map(({ id, value, note, ...cell }) => (
        <div key={id}>
          <dt>{words.results[id]}</dt>
          <dd className="tool-number">
            <bdi>{value}</bdi> <small>{"of" in cell && cell.of}</small>
          </dd>
          <dd className="text-small tabular-nums text-ink2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
