import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { grouped } from "../grouped.ts";
import { START } from "./address.ts";
import { totalsOf } from "./day-cost.ts";
import { LOOSEST, STRICTEST } from "./limits.ts";
import { dayOf } from "./payments.ts";
import { TableHead } from "./recent-settings.tsx";
import RuleSandbox from "./sandbox.tsx";
import { shortOf } from "./sentences.ts";

const NUMBERS = ["stopped", "missedSar", "stoppedGood", "alerts", "cost"] as const;

/** Five settings and what each does, for visitors without scripts. */
function FiveSettings({ words }: { words: SandboxWords }) {
  const totals = totalsOf(dayOf(START.seed), START.times);
  const { cheapest, mostFraud } = totals.best(START);
  const settings = [
    { name: "start", limits: START },
    { name: "cheapest", limits: cheapest.limits },
    { name: "loosest", limits: LOOSEST },
    { name: "strictest", limits: STRICTEST },
    { name: "mostFraud", limits: mostFraud.limits },
  ] as const;
  return (
    <div className="sandbox-table scripts-on:hidden">
      <table className="sandbox-recent text-small tabular-nums">
        <caption className="text-small font-medium text-start">{words.table.heading}</caption>
        <TableHead words={words} columns={["setting", ...NUMBERS]} />
        <tbody>
          {settings.map(({ name, limits }) => (
            <tr key={name}>
              <th scope="row">
                {words.table.rows[name]} {shortOf(limits)}
              </th>
              {NUMBERS.map((column) => (
                <td key={column}>{grouped(totals.read(limits, START)[column])}</td>
              ))}
            </tr>
          ))}
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
