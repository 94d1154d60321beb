import { useState } from "react";
import { fill } from "../../../content/texts.ts";
import type { Rule } from "../../../content/words.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { Fields, NumberField } from "../number-field.tsx";
import { exact, grouped } from "../numbers.ts";
import { TermRows } from "../results.tsx";
import { ToolActions } from "../tool-actions.tsx";
import { resultOf } from "./geometry.ts";
import { INPUTS, SEEDS } from "./inputs.ts";
import { isPlain, type Limits, rules, triggeredRules } from "./limits.ts";
import type { Payment } from "./payments.ts";
import { type Sandbox, shortOf } from "./use-sandbox.ts";

const prices = ["review", "falsePositive"] as const;

/** The cost of the day, by the visitor's own prices. */
function Cost({ words, settings, set, outcome, totals }: Sandbox) {
  const { heading, prices: names, range, rows, hint } = words.cost;
  const { missedSar: missed, falsePositiveCost: falsePositive, reviewCost: reviews, cost } = outcome;
  const sums = { missed, falsePositive, reviews, cost, without: totals.sar };
  return (
    <section>
      <h3>{heading}</h3>
      <Fields>
        {prices.map((price) => (
          <NumberField
            key={price}
            input={INPUTS[price]}
            label={names[price]}
            value={settings[price]}
            error={fill(range, { max: exact(INPUTS[price].max) })}
            onValue={(value = INPUTS[price].start) => set({ [price]: value })}
          />
        ))}
      </Fields>
      <TermRows
        rows={(["missed", "falsePositive", "reviews", "cost", "without"] as const).map((id) => [
          rows[id],
          grouped(sums[id]),
        ])}
      />
      <NoBreakText as="p" className="text-small text-ink-muted" text={hint} />
    </section>
  );
}

/** The cheapest setting, the one that stops the most fraud, and the last ones tried, each usable. */
function Settings({ words, settings, set, best, recent, totals }: Sandbox) {
  const { heading, columns, rows, use } = words.table;
  const lines: [name: string, limits: Limits][] = [
    [rows.cheapest, best.cheapest.limits],
    [rows.mostFraud, best.mostFraud.limits],
    ...recent.map((limits): [string, Limits] => [rows.tried, limits]),
  ];
  return (
    <section className="overflow-x-auto">
      <h3>{heading}</h3>
      <table className="sandbox-table text-small w-full tabular-nums">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, { card, device, sim }]) => {
            const limits = { card, device, sim };
            const { stopped, falsePositives, cost } = totals.read(limits, settings);
            return (
              <tr key={name + shortOf(limits)}>
                <th scope="row">
                  {name}{" "}
                  <button
                    type="button"
                    className="link"
                    aria-label={fill(use, { limits: shortOf(limits) })}
                    onClick={() => set(limits)}
                  >
                    <bdi dir="ltr">{shortOf(limits)}</bdi>
                  </button>
                </th>
                <td>{stopped}</td>
                <td>{grouped(falsePositives)}</td>
                <td>{grouped(cost)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const clock = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 19);

/** Returns why a payment is stopped or passes: what each rule saw. */
function reasonsOf(payment: Payment, { words, settings }: Sandbox) {
  const { why } = words;
  const { group, time, sar, sim, isKnown, measures } = payment;
  const stops = triggeredRules(measures, settings);
  const rowText = (rule: Rule) =>
    rule === "sim" && (isKnown || !Number.isFinite(sim))
      ? why.simNone
      : fill(why.seen, {
          n: rule === "sim" ? Math.floor(sim) : measures[rule],
          limit: settings[rule],
          verdict: stops[rule] ? why.stops : why.passes,
        });
  return [
    [why.rows.payment, fill(why.payment, { time: clock(time), sar: grouped(sar) })],
    [why.rows.who, why.who[group]],
    ...rules.map((rule): [string, string] => [why.rows[rule], rowText(rule)]),
    [why.rows.result, words.keys[resultOf(payment, settings)]],
  ] as [string, string][];
}

/** The payments that some setting would stop, one after the other, and why each is stopped or passes. */
function Reasons(sandbox: Sandbox) {
  const { words, payments, announce } = sandbox;
  const { heading, next } = words.why;
  const suspects = payments.filter((payment) => payment.isFraud || !isPlain(payment));
  const [at, setAt] = useState(0);
  const payment = suspects[at % suspects.length];
  if (!payment) return;
  function step() {
    const other = suspects[(at + 1) % suspects.length] ?? payment;
    setAt(at + 1);
    if (other)
      announce(
        reasonsOf(other, sandbox)
          .map((row) => row.join(": "))
          .join(" "),
      );
  }
  return (
    <section>
      <h3>{heading}</h3>
      <TermRows rows={reasonsOf(payment, sandbox)} />
      <button type="button" className="link justify-self-start scripts-off:hidden" onClick={step}>
        {next}
      </button>
    </section>
  );
}

/** The cost, the best settings, what was tried, the reasons of one payment, other days, print and link. */
export function Panel(sandbox: Sandbox) {
  const { words, settings, set, link, announce } = sandbox;
  const day = SEEDS.indexOf(settings.seed) + 1;
  return (
    <>
      <Cost {...sandbox} />
      <Settings {...sandbox} />
      <Reasons {...sandbox} />
      <ToolActions words={words.actions} link={link} announce={announce}>
        <button
          type="button"
          className="link"
          onClick={() => set({ seed: SEEDS[day % SEEDS.length] ?? INPUTS.seed.start })}
        >
          {words.another}
        </button>
      </ToolActions>
    </>
  );
}
