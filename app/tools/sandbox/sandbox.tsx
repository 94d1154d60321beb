import { useState } from "react";
import { fill } from "../../../content/fill.ts";
import type { Rule, SandboxWords } from "../../../content/types/sandbox.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { grouped } from "../grouped.ts";
import { Slider } from "../slider.tsx";
import { Tool } from "../tool.tsx";
import { ID, INPUTS } from "./address.ts";
import { fateOf, fates } from "./geometry.ts";
import { Panel } from "./panel.tsx";
import { Plot } from "./plot.tsx";
import { type Sandbox, useSandbox } from "./use-sandbox.ts";

const order: readonly Rule[] = ["device", "card", "sim"];
const LOZENGE = "M6 1l5 5-5 5-5-5z";
/** The marks of the plot, for its key. */
const SHAPES = { caught: LOZENGE, missed: LOZENGE, stopped: "M6 1v10", passed: "M1 6h10" };
const groups = ["shop", "salary", "traveller", "family"] as const;

/** Frauds and genuine customers stopped, each with what explains the number where there is such a thing. */
function Results({ words, payments, settings, outcome, totals }: Sandbox) {
  const { stopped, missed, stoppedGood } = outcome;
  const { results } = words;
  const ending = (fate: string) => payments.filter((payment) => fateOf(payment, settings) === fate);
  // A takeover is a single fraud. The others come in bursts.
  const early = ending("missed").filter(({ who }) => who !== "takeover").length;
  const customers = ending("stopped");
  const countOf = (group: string) => customers.filter(({ who }) => who === group).length;
  const largest = groups.reduce((best, group) => (countOf(group) > countOf(best) ? group : best));
  const goodOf = fill(results.of, { n: grouped(payments.length - totals.frauds) });
  const rows = [
    {
      tone: "text-acc",
      n: stopped,
      of: fill(results.of, { n: totals.frauds }),
      text: results.frauds,
      more: early > 0 ? fill(results.early, { missed, early }) : "",
    },
    {
      tone: "text-ember",
      n: grouped(stoppedGood),
      of: goodOf,
      text: results.customers,
      more: countOf(largest) > 0 ? fill(results.group[largest], { n: countOf(largest) }) : "",
    },
  ];
  return (
    <div className="sandbox-results">
      {rows.map(({ tone, n, of, text, more }) => (
        <p key={tone} className="tool-result">
          <b className={tone}>{n}</b> <span className="text-intro font-medium">{of}</span>
          <span key={more} className="block">
            <WholeWords text={`${text} ${more}`} />
          </span>
        </p>
      ))}
    </div>
  );
}

/** Three limits for one synthetic day of payments, and whom each setting stops. */
export default function RuleSandbox({ words }: { words: SandboxWords }) {
  const [notice, setNotice] = useState<string>();
  const state = useSandbox(words);
  const sandbox: Sandbox = {
    ...state,
    set(to) {
      state.set(to);
      setNotice(undefined);
    },
  };
  const { settings, set, setView, disabled, zoneOf } = sandbox;
  return (
    <Tool
      className="sandbox"
      more={words.more}
      words={words.actions}
      said={notice ?? sandbox.said}
      head={
        <div className="tool-head">
          <h2 id={`${ID}-heading`} className="text-title">
            {words.heading}
          </h2>
          <p>{words.lead}</p>
        </div>
      }
      start={
        <>
          {order.map((rule) => {
            const { name, off } = words.limits[rule];
            const { min, max } = INPUTS[rule];
            return (
              <Slider
                key={rule}
                label={name}
                shown={settings[rule] === 0 && off ? off.value : settings[rule]}
                ends={[off?.value ?? min, max]}
                min={min}
                max={max}
                value={settings[rule]}
                text={zoneOf(rule)}
                disabled={disabled}
                onFocus={() => setView(rule)}
                onValue={(value) => {
                  setView(rule);
                  set({ [rule]: value });
                }}
              />
            );
          })}
          <p className="text-intro sandbox-lesson font-light">{words.lesson}</p>
        </>
      }
      end={
        <>
          <Plot {...sandbox} />
          <ul className="tool-keys text-small" aria-hidden="true">
            {fates.map((fate) => (
              <li key={fate}>
                <svg width="12" height="12" aria-hidden="true">
                  <path className={fate} d={SHAPES[fate]} />
                </svg>
                {words.keys[fate]}
              </li>
            ))}
          </ul>
          <Results {...sandbox} />
        </>
      }
      panel={<Panel {...sandbox} say={setNotice} />}
    />
  );
}
