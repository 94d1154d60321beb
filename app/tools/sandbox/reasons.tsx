import { useId } from "react";
import { fill } from "../../../content/fill.ts";
import type { Fate, Rule } from "../../../content/types/sandbox.ts";
import { grouped } from "../grouped.ts";
import { RadioGroup } from "../radio-group.tsx";
import { fateOf, fates } from "./geometry.ts";
import { fires } from "./limits.ts";
import { Mark } from "./mark.tsx";
import type { Payment } from "./payments.ts";
import type { Sandbox } from "./use-sandbox.ts";

const clock = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 19);

/** Returns why one payment is stopped or passes, row by row: what each rule saw. */
function reasonsOf(payment: Payment, { words, settings, money, formFor, timesIn }: Sandbox) {
  const { why } = words;
  const { who, time, sim, isKnown, sees } = payment;
  const fate = fateOf(payment, settings);
  const stops = fires(sees, settings);
  const sar = money(payment.sar);
  const seen = (rule: Rule, n: number) =>
    fill(formFor(why.seen[rule], n), {
      n,
      limit: settings[rule],
      verdict: stops[rule] ? why.stops : why.passes,
    });
  const hours = Math.floor(sim);
  const simText = isKnown ? fill(formFor(why.simKnown, hours), { n: hours }) : seen("sim", hours);
  const { times, review, good } = settings;
  const result = fill<"sar" | "price" | "review">(why.result[fate], {
    sar,
    price: money(review + good),
    review: money(review),
  });
  const counts =
    fate === "stopped" && times > 1
      ? ` ${fill(why.counts, { times: timesIn(times), total: money(times * (review + good)) })}`
      : "";
  return [
    { id: "payment", text: fill(why.payment, { time: clock(time), sar }) },
    { id: "who", text: why.who[who] },
    { id: "card", text: seen("card", sees.card) },
    { id: "device", text: seen("device", sees.device) },
    { id: "sim", text: Number.isFinite(sim) ? simText : why.simNone },
    { id: "result", text: result + counts },
  ] as const;
}

/** Returns the same as one text, to be announced once the payment is chosen. */
export const reasonsIn = (payment: Payment, sandbox: Sandbox) =>
  reasonsOf(payment, sandbox)
    .map(({ id, text }) => `${sandbox.words.why.rows[id]}: ${text.replace(/\.$/, "")}.`)
    .join(" ");

function Reason({ payment, ...sandbox }: Sandbox & { payment: Payment }) {
  return (
    <dl className="sandbox-why">
      {reasonsOf(payment, sandbox).map(({ id, text }) => (
        <div key={id}>
          <dt>{sandbox.words.why.rows[id]}</dt>
          <dd className={id === "payment" ? "text-small tabular-nums" : undefined}>
            {id === "result" && <Mark of={fateOf(payment, sandbox.settings)} />}
            <span>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The reasons of the payment that was pressed, and a way to step through the payments by keyboard. */
export function Reasons(sandbox: Sandbox) {
  const { words, suspects, settings, picked, pick, disabled } = sandbox;
  const { why } = words;
  const id = useId();
  const of = (fate: Fate) => suspects.filter((payment) => fateOf(payment, settings) === fate);
  const group = picked ? fateOf(picked, settings) : "stopped";
  const members = of(group);
  const here = picked ? members.indexOf(picked) : -1;
  const step = (by: 1 | -1) => pick(members.at((here + by) % members.length));
  /** As many of a fate as are drawn, and how often each counts. */
  const countOf = (fate: Fate) => {
    const drawn = grouped(of(fate).length);
    const isCustomer = fate === "stopped" || fate === "passed";
    return isCustomer && settings.times > 1 ? `${drawn}\u00a0×\u00a0${settings.times}` : drawn;
  };
  const isIdle = disabled || members.length === 0;
  return (
    <div>
      <h4 className="text-small font-medium">{why.heading}</h4>
      {picked ? (
        <Reason {...sandbox} payment={picked} />
      ) : (
        <p className="text-small text-ink2">{why.empty}</p>
      )}
      <div className="sandbox-step">
        <RadioGroup
          name={id}
          label={why.step}
          options={fates.map((fate) => ({
            value: fate,
            word: fill(why.choices[fate], { n: countOf(fate) }),
            disabled: of(fate).length === 0,
          }))}
          value={group}
          disabled={disabled}
          onChoose={(fate) => pick(of(fate)[0])}
        />
        <button type="button" className="btn btn-bar" disabled={isIdle} onClick={() => step(-1)}>
          {why.previous}
        </button>
        <button type="button" className="btn btn-bar" disabled={isIdle} onClick={() => step(1)}>
          {why.next}
        </button>
      </div>
    </div>
  );
}
