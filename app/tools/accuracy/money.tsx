import { useId } from "react";
import { fill } from "../../../content/fill.ts";
import { listOf } from "../../../content/list.ts";
import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { useLanguage } from "../../words/use-language.ts";
import { typedNumber } from "../typed-number.ts";
import { useDraft } from "../use-draft.ts";
import { type Costs, moneyOf, type Reckoned, type Settings } from "./accuracy.ts";
import { COST } from "./address.ts";
import { amount, count } from "./numbers.ts";

const costs = ["loss", "stop", "review"] as const;

/** A field that may stay empty. */
function Cost(props: {
  label: string;
  hint: string | undefined;
  value: number | undefined;
  error: string;
  disabled: boolean;
  onValue: (value: number | undefined) => void;
}) {
  const { label, hint, value, error, disabled, onValue } = props;
  const id = useId();
  const [draft, setDraft, setSeen] = useDraft(String(value ?? ""));
  /** Undefined for an empty field, NaN for what is no cost. */
  const costIn = (text: string) => {
    if (text.trim() === "") return;
    const typed = Math.round(typedNumber(text) * 100) / 100;
    return typed >= COST.min && typed <= COST.max ? typed : Number.NaN;
  };
  const isWrong = Number.isNaN(costIn(draft));
  return (
    <div>
      <label className="text-small font-medium leading-snug" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink2">
          {hint}
        </p>
      )}
      <input
        id={id}
        className="tool-box text-small tabular-nums"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={draft}
        disabled={disabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={
          [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(" ") || undefined
        }
        onChange={({ target }) => {
          setDraft(target.value);
          const cost = costIn(target.value);
          if (Number.isNaN(cost)) return;
          setSeen(String(cost ?? "")); // Keeps what was typed.
          onValue(cost);
        }}
      />
      {isWrong && (
        <p id={`${id}-error`} className="text-small font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** The cost of a year, row by row, once a cost is given. */
function Sums({ now, settings, words }: { now: Reckoned; settings: Settings; words: AccuracyWords }) {
  const language = useLanguage();
  const money = moneyOf(now, settings);
  if (!money) return;
  const { total, missing, noAlerts } = money;
  const without = listOf(
    missing.map((cost) => words.money.without[cost]),
    language,
  );
  return (
    <dl className="accuracy-sums">
      {money.rows.map(({ id, count: n, each, sum }) => (
        <div key={id}>
          <dt>{words.money.rows[id]}</dt>
          <dd>
            <bdi dir="ltr" className="text-small tabular-nums">
              {`${count(n)} × ${amount(each)} = ${(Number.isInteger(each) ? count : amount)(sum)}`}
            </bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt key={without}>
          {without ? <WholeWords text={fill(words.money.soFar, { without })} /> : words.money.total}
        </dt>
        <dd className="tool-number accuracy-number">
          <bdi dir="ltr">{count(total)}</bdi>
        </dd>
      </div>
      {noAlerts !== undefined && (
        <div>
          <dt>{words.money.noAlerts}</dt>
          <dd className="tool-number accuracy-number">
            <bdi dir="ltr">{count(noAlerts)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What the mistakes of a year cost, by the visitor's own figures. No sum stands beside a wrong entry. */
export function Money(props: {
  now: Reckoned;
  settings: Settings;
  words: AccuracyWords;
  isWrong: boolean;
  disabled: boolean;
  onChange: (change: Costs) => void;
}) {
  const { settings, words, isWrong, disabled, onChange } = props;
  const { money } = words;
  const isEmpty = costs.every((name) => settings[name] === undefined);
  return (
    <fieldset className="accuracy-money scripts-off:hidden" data-empty={isEmpty || undefined}>
      <legend className="sr-only">{money.title}</legend>
      <p className="font-medium" aria-hidden="true">
        {money.title}
      </p>
      <div className="accuracy-costs">
        {costs.map((name) => (
          <Cost
            key={name}
            label={money.costs[name].label}
            hint={money.costs[name].hint}
            value={settings[name]}
            error={fill(money.error, { max: count(COST.max) })}
            disabled={disabled}
            onValue={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <p className="text-small text-ink2 print:hidden">
        <WholeWords text={money.formula} />
      </p>
      {!isWrong && <Sums {...props} />}
    </fieldset>
  );
}
