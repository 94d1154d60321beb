import { useMemo } from "react";
import { fill } from "../../../content/fill.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { count, limitsIn, money } from "./sentences.ts";
import type { Sandbox } from "./use-sandbox.ts";

interface TriesProps {
  sandbox: Sandbox;
  words: SandboxWords;
  language: string;
}

/** The names of the columns of a table of settings. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The last five settings, each usable again. */
export function Tries({ sandbox, words, language }: TriesProps) {
  const { tries, cube, prices, setLimits } = sandbox;
  return (
    <>
      <h4 className="type-label">{words.tries.heading}</h4>
      <table className="sandbox-tries type-mono">
        <TableHead columns={words.tries.columns} />
        <tbody>
          {tries.map((limits) => {
            const [card, device, sim] = limits;
            const outcome = cube.read(limits, prices);
            return (
              <tr key={limits.join()}>
                <td>
                  <button
                    type="button"
                    aria-label={fill(words.tries.again, { limits: limitsIn(limits, words, language) })}
                    onClick={() => setLimits(limits)}
                  >
                    <bdi dir="ltr">{fill(words.tries.limits, { card, device, sim })}</bdi>
                  </button>
                </td>
                <td>
                  {outcome.stopped} {fill(words.of, { n: cube.frauds })}
                </td>
                <td>{count(outcome.stoppedGood)}</td>
                <td>{count(outcome.cost)}</td>
              </tr>
            );
          })}
          {tries.length === 0 && (
            <tr>
              <td colSpan={4}>{words.tries.empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}

/** The cheapest setting, how near the visitor came, and the one that stops the most fraud. */
export function Best({ sandbox, words, language }: TriesProps) {
  const { cube, prices, limits, tries, setLimits } = sandbox;
  const best = useMemo(() => cube.cheapest(prices), [cube, prices]);
  const most = useMemo(() => cube.mostFraud(prices), [cube, prices]);
  const { frauds } = cube;
  const near = Math.min(...[limits, ...tries].map((one) => cube.read(one, prices).cost));
  const over = near - best.cost;
  return (
    <div className="sandbox-best">
      <p className="text-2xl leading-snug">
        {fill(words.best.heading, { limits: limitsIn(best.limits, words, language) })}
      </p>
      <p className="type-small">
        {fill(words.best.costs, {
          cost: money(best.cost, words, language),
          stopped: best.stopped,
          frauds,
          stoppedGood: count(best.stoppedGood),
        })}{" "}
        {over < 1 ? (
          words.best.found
        ) : (
          <WholeWords
            text={fill(words.best.near, {
              near: money(near, words, language),
              over: money(over, words, language),
              percent: count((over / best.cost) * 100),
            })}
          />
        )}
      </p>
      <p className="type-small text-ink2">
        {fill(words.best.most, {
          stopped: most.stopped,
          frauds,
          stoppedGood: count(most.stoppedGood),
          cost: money(most.cost, words, language),
        })}
      </p>
      <p>
        <button type="button" className="link" onClick={() => setLimits(best.limits)}>
          {words.best.use}
        </button>
      </p>
    </div>
  );
}
