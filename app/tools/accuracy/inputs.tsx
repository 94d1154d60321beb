import { useEffect, useId, useRef, useState } from "react";
import { fill } from "../../../content/fill.ts";
import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Choice } from "../choice.tsx";
import { Slider } from "../slider.tsx";
import { RATES, type Settings } from "./accuracy.ts";
import { ACCURACY, EVENTS } from "./address.ts";
import { count, grouped, perCent, typedWhole } from "./numbers.ts";

interface InputsProps {
  settings: Settings;
  words: AccuracyWords;
  disabled: boolean;
  onChange: (change: Partial<Settings>) => void;
}

/** Holds what the visitor types until it is a value; another value from outside replaces it. */
function useDraft(value: string) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }
  return [draft, setDraft, setSeen] as const;
}

function Events({ settings, words, disabled, onChange }: InputsProps) {
  const id = useId();
  const [draft, setDraft, setSeen] = useDraft(grouped(settings.events));
  const isSound = (value: number) => Number.isInteger(value) && value >= EVENTS.min && value <= EVENTS.max;
  const isWrong = !isSound(typedWhole(draft));
  return (
    <div>
      <label className="type-label" htmlFor={id}>
        {words.labels.events}
      </label>
      <input
        id={id}
        className="tool-box type-mono mt-1.5"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={draft}
        disabled={disabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          const events = typedWhole(target.value);
          if (!isSound(events)) return;
          setSeen(grouped(events)); // keeps what was typed until the field is left
          onChange({ events });
        }}
        onBlur={() => !isWrong && setDraft(grouped(settings.events))}
      />
      {isWrong && (
        <p id={`${id}-error`} className="type-label mt-1.5 text-bad">
          {words.errors.events}
        </p>
      )}
    </div>
  );
}

function Rate({ settings, words, disabled, onChange }: InputsProps) {
  const id = useId();
  const { rate } = settings;
  const text = fill(words.labels.rateValue, { rate: perCent(rate), n: count(100 / rate) });
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label className="type-label" htmlFor={id}>
          {words.labels.rate}
        </label>
        <span className="type-mono">
          <WholeWords text={text} />
        </span>
      </p>
      <Slider
        id={id}
        min={0}
        max={RATES.length - 1}
        value={RATES.indexOf(rate)}
        text={text}
        disabled={disabled}
        onValue={(at) => onChange({ rate: RATES[at] ?? rate })}
      />
      <p className="tool-ends type-mono">
        <span>{perCent(RATES[0] ?? 0)}</span>
        <span>{perCent(RATES.at(-1) ?? 0)}</span>
      </p>
    </div>
  );
}

const known = ["99.8", "99.9"];

function Accuracy({ settings, words, disabled, onChange }: InputsProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft, setSeen] = useDraft(String(settings.accuracy));
  const [isOther, setOther] = useState(false);
  const isSound = (text: string) =>
    text !== "" && Number(text) >= ACCURACY.min && Number(text) <= ACCURACY.max;
  const isWrong = !isSound(draft);
  useEffect(() => {
    if (isOther) field.current?.focus();
  }, [isOther]);
  const chosen = !isOther && known.includes(String(settings.accuracy)) ? String(settings.accuracy) : "";
  return (
    <fieldset>
      <legend className="type-label">{words.labels.accuracy}</legend>
      <div className="accuracy-choice mt-1.5">
        <Choice
          name="accuracy"
          label={words.labels.accuracy}
          options={[
            ...known.map((value) => ({ value, word: <bdi dir="ltr">{value}%</bdi> })),
            { value: "", word: words.labels.other },
          ]}
          value={chosen}
          disabled={disabled}
          onChoose={(value) => {
            setOther(value === "");
            if (value === "") return;
            setDraft(value);
            onChange({ accuracy: Number(value) });
          }}
        />
        <input
          ref={field}
          className="tool-box type-mono"
          type="number"
          min={ACCURACY.min}
          max={ACCURACY.max}
          step={0.01}
          dir="ltr"
          value={draft}
          disabled={disabled}
          aria-label={words.labels.accuracyTyped}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target: { value } }) => {
            setDraft(value);
            if (!isSound(value)) return;
            const accuracy = Math.round(Number(value) * 100) / 100;
            setSeen(String(accuracy)); // keeps what was typed
            setOther(!known.includes(String(accuracy)));
            onChange({ accuracy });
          }}
        />
      </div>
      {isWrong && (
        <p id={`${id}-error`} className="type-label mt-1.5 text-bad">
          {words.errors.accuracy}
        </p>
      )}
    </fieldset>
  );
}

/** Events, share of fraud and accuracy. */
export function Inputs(props: InputsProps) {
  return (
    <div className="grid grid-cols-1 gap-5 scripts-off:hidden print:hidden">
      <Events {...props} />
      <Rate {...props} />
      <Accuracy {...props} />
    </div>
  );
}
