import { useId } from "react";
import { fill } from "../../../content/fill.ts";
import { plural } from "../../../content/plural.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { fires } from "./cube.ts";
import type { Fate } from "./geometry.ts";
import { Mark } from "./mark.tsx";
import type { Payment } from "./payments.ts";
import { count, money } from "./sentences.ts";
import type { Sandbox } from "./use-sandbox.ts";

interface ReasonsProps {
  sandbox: Sandbox;
  words: SandboxWords;
  language: string;
  disabled: boolean;
}

const choices = ["missed", "stopped", "caught", "passed"] as const;

const clock = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 19);

/** Why one payment is stopped or passes: what each rule saw. */
function Reason(props: ReasonsProps & { payment: Payment }) {
  const { sandbox, words, language, payment } = props;
  const { limits, prices, fates } = sandbox;
  const { why } = words;
  const [card, device, sim] = fires(payment.sees, limits);
  const verdict = (isStopped: boolean) => (isStopped ? why.stops : why.passes);
  const given = fates[payment.id] ?? "plain";
  const fate = given === "plain" ? "passed" : given;
  const [attempts, accounts] = payment.sees;
  const hours = Math.floor(payment.sim);
  const simText = !Number.isFinite(payment.sim)
    ? why.simNone
    : fill(payment.fresh ? why.sim : why.simKnown, { n: hours, limit: limits[2], verdict: verdict(sim) });
  const seen = (forms: typeof why.count, n: number, limit: number, isStopped: boolean) =>
    fill(plural(forms, n, language), { n, limit, verdict: verdict(isStopped) });
  const sar = money(payment.sar, words, language);
  const price = money(prices.review + prices.good, words, language);
  const values = [
    <bdi key="payment" className="type-mono">
      {fill(why.payment, { time: clock(payment.time), sar })}
    </bdi>,
    why.who[payment.who],
    seen(why.count, attempts, limits[0], card),
    seen(why.accounts, accounts, limits[1], device),
    simText,
    <span key="result" className="inline-flex items-center gap-2">
      <Mark of={fate} />
      {fill(why.result[fate], { sar, price })}
    </span>,
  ];
  return (
    <dl className="sandbox-why">
      {why.rows.map((row, k) => (
        <div key={row}>
          <dt>{row}</dt>
          <dd>{values[k]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The reasons of the payment that was pressed, and a way to step through the payments by keyboard. */
export function Reasons(props: ReasonsProps) {
  const { sandbox, words, disabled } = props;
  const { fates, group, picked, pick, setGroup } = sandbox;
  const { why } = words;
  const id = useId();
  const members = fates.flatMap((fate, payment) => (fate === group ? [payment] : []));
  const counted = (fate: Fate) => count(fates.filter((one) => one === fate).length);
  function step(by: 1 | -1) {
    const here = picked?.id ?? -1;
    const next =
      by > 0
        ? (members.find((one) => one > here) ?? members[0])
        : (members.findLast((one) => one < here) ?? members.at(-1));
    if (next !== undefined) pick(next);
  }
  return (
    <div>
      <h4 className="type-label">{why.heading}</h4>
      <div aria-live="polite">
        {picked ? (
          <Reason {...props} payment={picked} />
        ) : (
          <p className="type-small text-ink2">{why.empty}</p>
        )}
      </div>
      <div className="sandbox-step">
        <label className="sr-only" htmlFor={id}>
          {why.step}
        </label>
        <select
          id={id}
          className="tool-box"
          value={group}
          disabled={disabled}
          onChange={({ target }) => setGroup(choices.find((one) => one === target.value) ?? "stopped")}
        >
          {choices.map((fate) => (
            <option key={fate} value={fate}>
              {fill(why.choices[fate], { n: counted(fate) })}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="btn btn-bar"
          disabled={disabled || members.length === 0}
          onClick={() => step(-1)}
        >
          {why.previous}
        </button>
        <button
          type="button"
          className="btn btn-bar"
          disabled={disabled || members.length === 0}
          onClick={() => step(1)}
        >
          {why.next}
        </button>
      </div>
    </div>
  );
}
