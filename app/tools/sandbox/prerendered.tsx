import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { START } from "./address.ts";
import { cubeOf, type Limits, LOOSEST, STRICTEST } from "./cube.ts";
import { dayOf } from "./payments.ts";
import RuleSandbox from "./sandbox.tsx";
import { count } from "./sentences.ts";
import { TableHead } from "./tries.tsx";

/** Five settings and what each does, for visitors without scripts. */
function FiveSettings({ words }: { words: SandboxWords }) {
  const { prices, seed } = START;
  const cube = cubeOf(dayOf(seed));
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
        <TableHead columns={words.table.columns} />
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

/** The sandbox as it stands in the page before its script has loaded. */
export default function Prerendered({ words }: { words: SandboxWords }) {
  return (
    <>
      <RuleSandbox words={words} />
      <FiveSettings words={words} />
    </>
  );
}
