import { useId, useState } from "react";
import { fill } from "../../../content/fill.ts";
import { plural } from "../../../content/plural.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { Slider } from "../slider.tsx";
import { PRICES } from "./address.ts";
import { aloneOf, LIMITS } from "./cube.ts";
import type { View } from "./geometry.ts";
import { valueIn } from "./sentences.ts";
import type { Sandbox } from "./use-sandbox.ts";

interface ControlsProps {
  sandbox: Sandbox;
  words: SandboxWords;
  language: string;
  disabled: boolean;
}

const views: readonly View[] = [0, 1, 2];

/** The three limits; the one in hand is drawn in the picture. */
export function LimitCells({ sandbox, words, language, disabled }: ControlsProps) {
  const id = useId();
  const { limits, view, setView, setLimit } = sandbox;
  const alone = aloneOf(sandbox.payments, limits);
  return (
    <div className="sandbox-limits">
      {views.map((at) => {
        const limit = words.limits[at];
        const value = limits[at];
        const text = valueIn(limit, value, language);
        const [number, ...unit] = text.split(" ");
        return (
          <div key={limit.name} data-here={at === view || undefined}>
            <label className="type-label" htmlFor={`${id}-${at}`}>
              {limit.name}
            </label>
            <p className="sandbox-value">
              {number} <small>{unit.join(" ")}</small>
            </p>
            <p className="type-hint text-ink2 max-sm:col-span-2">{limit.hint}</p>
            <Slider
              id={`${id}-${at}`}
              min={LIMITS[at].min}
              max={LIMITS[at].max}
              value={value}
              text={text}
              disabled={disabled}
              onFocus={() => setView(at)}
              onValue={(to) => {
                setView(at);
                setLimit(at, to);
              }}
            />
            <p className="tool-ends type-mono">
              <bdi>{limit.ends[0]}</bdi>
              <bdi>{limit.ends[1]}</bdi>
            </p>
            <p className="type-mono mt-2 text-ink2 max-sm:hidden">
              {fill(plural(words.alone, alone[at], language), { n: alone[at] })}
            </p>
          </div>
        );
      })}
    </div>
  );
}

function Price(props: {
  label: string;
  /** Shown while the number is not one that can be counted with. */
  range: string;
  value: number;
  max: number;
  step: number;
  disabled: boolean;
  onPrice: (value: number) => void;
}) {
  const { label, range, value, onPrice, ...input } = props;
  const id = useId();
  const [draft, setDraft] = useState(String(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(String(value));
  }
  const isSound = (text: string) => text !== "" && Number(text) >= 0 && Number(text) <= input.max;
  return (
    <div>
      <label className="type-label leading-snug" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="number"
        inputMode="numeric"
        dir="ltr"
        min={0}
        className="tool-box type-mono"
        value={draft}
        aria-invalid={!isSound(draft) || undefined}
        aria-describedby={`${id}-range`}
        onChange={({ target }) => {
          setDraft(target.value);
          if (!isSound(target.value)) return;
          const price = Math.round(Number(target.value));
          setSeen(price); // keeps what was typed
          onPrice(price);
        }}
      />
      <p id={`${id}-range`} className="type-hint col-span-2 text-bad empty:hidden">
        {isSound(draft) ? "" : range}
      </p>
    </div>
  );
}

/** The two prices. */
export function PriceFields({ sandbox, words, disabled }: ControlsProps) {
  const { prices, setPrices } = sandbox;
  return (
    <div className="sandbox-prices scripts-off:hidden">
      <Price
        {...PRICES.review}
        label={words.prices.review}
        range={fill(words.prices.range, { max: PRICES.review.max })}
        value={prices.review}
        disabled={disabled}
        onPrice={(review) => setPrices({ review })}
      />
      <Price
        {...PRICES.good}
        label={words.prices.good}
        range={fill(words.prices.range, { max: PRICES.good.max })}
        value={prices.good}
        disabled={disabled}
        onPrice={(good) => setPrices({ good })}
      />
      <p className="type-hint text-ink2">{words.prices.hint}</p>
    </div>
  );
}
