import { fill } from "../../../content/texts.ts";
import type { PaymentGroup, PaymentResult, Words } from "../../../content/words.ts";
import { grouped } from "../numbers.ts";
import { PlotLegend, ResultPair } from "../results.tsx";
import { Slider } from "../slider.tsx";
import { Tool } from "../tool.tsx";
import { paymentResults, resultOf } from "./geometry.ts";
import { ID, INPUTS } from "./inputs.ts";
import { rules } from "./limits.ts";
import { Panel } from "./panel.tsx";
import { Plot } from "./plot.tsx";
import { type Sandbox, useSandbox } from "./use-sandbox.ts";

const LOZENGE = "M7 1l5 5-5 5-5-5z";
/** The marks of the plot, for its key. */
const MARKS = { caught: LOZENGE, missed: LOZENGE, stopped: "M7 1v10", passed: "M2 6h10" };
const groups = ["shop", "salary", "traveller", "family"] as const;

/** Frauds and genuine customers stopped, each with what explains the number where there is such a thing. */
function Counts({ words, payments, settings, outcome, totals }: Sandbox) {
  const { stopped, missed, falsePositives } = outcome;
  const { of, frauds, early, customers, group } = words.results;
  const groupsOf = (result: PaymentResult) =>
    payments.filter((payment) => resultOf(payment, settings) === result).map(({ group }) => group);
  // A takeover is a single fraud. The others come in bursts.
  const inBursts = groupsOf("missed").filter((group) => group !== "takeover").length;
  const good = groupsOf("stopped");
  const countOf = (name: PaymentGroup) => good.filter((group) => group === name).length;
  const largest = groups.reduce((best, name) => (countOf(name) > countOf(best) ? name : best));
  const why = inBursts > 0 ? fill(early, { missed, early: inBursts }) : "";
  const groupOfMost = countOf(largest) > 0 ? fill(group[largest], { n: countOf(largest) }) : "";
  const genuine = payments.length - totals.frauds;
  return (
    <ResultPair
      good={{ n: grouped(stopped), of: fill(of, { n: totals.frauds }), text: `${frauds} ${why}` }}
      bad={{
        n: grouped(falsePositives),
        of: fill(of, { n: grouped(genuine) }),
        text: `${customers} ${groupOfMost}`,
      }}
    />
  );
}

/** Three limits for one synthetic day of payments, and the payments that each setting stops. */
export default function RuleSandbox({ words }: { words: Words["sandbox"] }) {
  const sandbox = useSandbox(words);
  const { settings, set, setView, zoneOf } = sandbox;
  return (
    <Tool
      id={ID}
      heading={words.heading}
      intro={words.intro}
      more={words.more}
      words={words.actions}
      announcement={sandbox.status ?? sandbox.summary}
      start={
        <>
          {rules.map((rule) => {
            const limit = words.limits[rule];
            const off = "off" in limit ? limit.off : undefined;
            const { min, max } = INPUTS[rule];
            return (
              <Slider
                key={rule}
                label={limit.name}
                shown={settings[rule] === 0 && off ? off.value : settings[rule]}
                ends={[off?.value ?? String(min), String(max)]}
                min={min}
                max={max}
                value={settings[rule]}
                text={zoneOf(rule)}
                onFocus={() => setView(rule)}
                onValue={(value) => {
                  setView(rule);
                  set({ [rule]: value });
                }}
              />
            );
          })}
          <p className="text-intro mt-auto font-light">{words.lesson}</p>
        </>
      }
      end={
        <>
          <Plot {...sandbox} />
          <PlotLegend
            keys={paymentResults.map((id) => ({ id, mark: MARKS[id], word: words.keys[id] }))}
            className="mt-4 mb-6"
          />
          <Counts {...sandbox} />
        </>
      }
      panel={<Panel {...sandbox} />}
    />
  );
}
