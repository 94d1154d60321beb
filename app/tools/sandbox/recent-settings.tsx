import { fill } from "../../../content/fill.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { grouped } from "../grouped.ts";
import type { Outcome } from "./day-cost.ts";
import type { Limits } from "./limits.ts";
import { shortOf } from "./sentences.ts";
import type { Sandbox } from "./use-sandbox.ts";

type Column = keyof SandboxWords["columns"];

/** The names of the columns of a table of settings. */
export function TableHead({ words, columns }: { words: SandboxWords; columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {words.columns[column]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The last five settings, each usable again. */
export function RecentSettings({ words, recent, totals, settings, set, limitsIn, disabled }: Sandbox) {
  return (
    <>
      <h4 className="text-small font-medium">{words.recentSettings.heading}</h4>
      <table className="sandbox-recent text-small tabular-nums">
        <TableHead words={words} columns={["limits", "stopped", "stoppedGood", "cost"]} />
        <tbody>
          {recent.map((one) => {
            const { limits, stopped, stoppedGood, cost } = totals.read(one, settings);
            return (
              <tr key={shortOf(limits)}>
                <th scope="row">
                  <button type="button" disabled={disabled} onClick={() => set(limits)}>
                    {fill(words.recentSettings.limits, limits)}{" "}
                    <span className="sr-only">
                      {fill(words.recentSettings.again, { limits: limitsIn(limits) })}
                    </span>
                  </button>
                </th>
                <td>{`${stopped} ${fill(words.of, { n: totals.frauds })}`}</td>
                <td>{grouped(stoppedGood)}</td>
                <td>{grouped(cost)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** The cheapest setting, how near the visitor came, and the one that stops the most fraud. */
export function Best(props: Sandbox & { best: { cheapest: Outcome; mostFraud: Outcome } }) {
  const { words, best, totals, settings, recent, set, money, limitsIn, outcomeIn } = props;
  const { cheapest, mostFraud } = best;
  const near = Math.min(...[settings, ...recent].map((one: Limits) => totals.read(one, settings).cost));
  const over = near - cheapest.cost;
  return (
    <div className="mt-4.5 grid gap-2 border border-s-4 border-acc px-4.5 py-4">
      <p className="text-intro leading-snug">
        {fill(words.best.heading, { limits: limitsIn(cheapest.limits) })}
      </p>
      <p className="text-small">
        <span>{outcomeIn(words.best.costs, cheapest)}</span>{" "}
        {over < 1 ? (
          <span>{words.best.found}</span>
        ) : (
          <span key={near}>
            <WholeWords
              text={fill(words.best.near, {
                near: money(near),
                over: money(over),
                percent: grouped((over / cheapest.cost) * 100),
              })}
            />
          </span>
        )}
      </p>
      <p className="text-small text-ink2">{outcomeIn(words.best.most, mostFraud)}</p>
      <p>
        <button type="button" className="link" onClick={() => set(cheapest.limits)}>
          {words.best.use}
        </button>
      </p>
    </div>
  );
}
