import { useId } from "react";
import { fill } from "../../../content/fill.ts";
import { NumberField } from "../number-field.tsx";
import { RadioGroup } from "../radio-group.tsx";
import { Slider } from "../slider.tsx";
import { INPUTS, TIMES } from "./address.ts";
import { shareIn } from "./day-cost.ts";
import { rules } from "./limits.ts";
import type { Sandbox } from "./use-sandbox.ts";

const percent = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** Writes a share from 0 to 1 as per cent. */
export const shareOf = (share: number) => `${percent.format(share * 100)}%`;

/** Fraud's share of the money, and what it changes. */
export function ShareChoice({ words, settings, set, payments, disabled, shareHint }: Sandbox) {
  const { share } = words;
  const { times } = settings;
  return (
    <div className="sandbox-share scripts-off:hidden">
      <span className="text-small font-medium" aria-hidden="true">
        {share.label}
      </span>
      <RadioGroup
        name="share"
        label={share.label}
        options={TIMES.map((one) => {
          const value = shareOf(shareIn(payments, one));
          return { value: String(one), word: one === 1 ? fill(share.asDrawn, { share: value }) : value };
        })}
        value={String(times)}
        disabled={disabled}
        onChoose={(value) => set({ times: TIMES.find((one) => String(one) === value) ?? times })}
      />
      <p className="text-small text-ink2">
        <span>{shareHint(times)}</span> <strong className="font-medium">{share.warning}</strong>
      </p>
    </div>
  );
}

/** The three limits; the one in hand is drawn in the picture. */
export function LimitCells({
  words,
  settings,
  set,
  totals,
  view,
  setView,
  disabled,
  formFor,
  valueForm,
  valueIn,
}: Sandbox) {
  const id = useId();
  return (
    <div className="sandbox-limits">
      {rules.map((rule) => {
        const { name, hint, off } = words.limits[rule];
        const { min, max } = INPUTS[rule];
        const alone = totals.alone(settings, rule);
        const text = valueIn(rule, settings[rule]);
        const [before, unit] = valueForm(rule, settings[rule]).split("{n}");
        return (
          <div key={rule} data-here={rule === view || undefined}>
            <label className="text-small font-medium" htmlFor={id + rule}>
              {name}
            </label>
            <p className="sandbox-value">
              <span>{unit === undefined ? text : `${before}${settings[rule]} `}</span>
              {unit && <small>{unit.trim()}</small>}
            </p>
            <p id={`${id}${rule}-hint`} className="text-small text-ink2">
              {hint}
            </p>
            <Slider
              {...INPUTS[rule]}
              id={id + rule}
              value={settings[rule]}
              text={text}
              describedBy={`${id}${rule}-hint`}
              disabled={disabled}
              onFocus={() => setView(rule)}
              onValue={(value) => {
                setView(rule);
                set({ [rule]: value });
              }}
            />
            <p className="tool-ends text-small tabular-nums">
              <bdi>{off ?? min}</bdi>
              <bdi>{max}</bdi>
            </p>
            <p className="sandbox-alone text-small tabular-nums mt-2 text-ink2 max-sm:mt-0 max-sm:pb-2">
              {fill(formFor(words.alone, alone), { n: alone })}
            </p>
          </div>
        );
      })}
    </div>
  );
}

function Price({ of, words, settings, set, disabled }: Sandbox & { of: "review" | "good" }) {
  const id = useId();
  return (
    <div>
      <label className="text-small font-medium leading-snug" htmlFor={id}>
        {words.prices[of]}
      </label>
      <NumberField
        id={id}
        bounds={INPUTS[of]}
        value={settings[of]}
        error={fill(words.prices.range, INPUTS[of])}
        disabled={disabled}
        onValue={(price) => set({ [of]: price })}
      />
    </div>
  );
}

/** The two prices. */
export function PriceFields(sandbox: Sandbox) {
  return (
    <div className="sandbox-prices scripts-off:hidden">
      <Price {...sandbox} of="review" />
      <Price {...sandbox} of="good" />
      <p className="text-small text-ink2">{sandbox.words.prices.hint}</p>
    </div>
  );
}
