import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { grouped } from "../grouped.ts";
import { START } from "./address.ts";
import { cubeOf, LOOSEST, STRICTEST } from "./cube.ts";
import { dayOf } from "./payments.ts";
import { TableHead } from "./recent-settings.tsx";
import RuleSandbox from "./sandbox.tsx";
import { shortOf } from "./sentences.ts";

/** Five settings and what each does, for visitors without scripts. */
function FiveSettings({ words }: { words: SandboxWords }) {
  const cube = cubeOf(dayOf(START.seed));
  const { cheapest, mostFraud } = cube.best(START);
  const settings = [START, cheapest.limits, LOOSEST, STRICTEST, mostFraud.limits];
  return (
    <div className="sandbox-table scripts-on:hidden">
      <table className="sandbox-recent type-mono">
        <caption className="type-label text-start">{words.table.heading}</caption>
        <TableHead columns={words.table.columns} />
        <tbody>
          {settings.map((limits, k) => {
            const { stopped, missedSar, stoppedGood, alerts, cost } = cube.read(limits, START);
            return (
              <tr key={words.table.rows[k]}>
                <th scope="row">
                  {words.table.rows[k]} <bdi dir="ltr">{shortOf(limits)}</bdi>
                </th>
                {[stopped, missedSar, stoppedGood, alerts, cost].map((value, column) => (
                  <td key={words.table.columns[column + 1]}>{grouped(value)}</td>
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
