import { useEffect, useId, useRef, useState } from "react";
import { fill } from "../../../content/fill.ts";
import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { grouped } from "../grouped.ts";
import { NumberField } from "../number-field.tsx";
import { RadioGroup } from "../radio-group.tsx";
import { Slider } from "../slider.tsx";
import { typedNumber } from "../typed-number.ts";
import { useDraft } from "../use-draft.ts";
import { nearestRate, RATES, type Settings } from "./accuracy.ts";
import { ACCURACY, EVENTS, PUBLISHED, RATE } from "./address.ts";
import { count, perCent } from "./numbers.ts";
import { sampleOf } from "./sentences.ts";

interface InputsProps {
  settings: Settings;
  words: AccuracyWords;
  disabled: boolean;
  onChange: (change: Partial<Settings>) => void;
}

function Events({ settings, words, disabled, onChange }: InputsProps) {
  const id = useId();
  const [draft, setDraft, setSeen] = useDraft(grouped(settings.events));
  const isSound = (value: number) => Number.isInteger(value) && value >= EVENTS.min && value <= EVENTS.max;
  const isWrong = !isSound(typedNumber(draft));
  return (
    <div>
      <label className="text-small font-medium" htmlFor={id}>
        {words.labels.events}
      </label>
      <p id={`${id}-hint`} className="text-small text-ink2">
        {words.labels.eventsHint}
      </p>
      <input
        id={id}
        className="tool-box text-small tabular-nums mt-1.5"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={draft}
        disabled={disabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ target }) => {
          setDraft(target.value);
          const events = typedNumber(target.value);
          if (!isSound(events)) return;
          setSeen(grouped(events)); // Keeps what was typed until the field is left.
          onChange({ events });
        }}
        onBlur={() => !isWrong && setDraft(grouped(settings.events))}
      />
      {isWrong && (
        <p id={`${id}-error`} className="text-small font-medium mt-1.5 text-bad">
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
        <label className="text-small font-medium" htmlFor={id}>
          {words.labels.rate}
        </label>
        <span key={text} className="text-small tabular-nums">
          <WholeWords text={text} />
        </span>
      </p>
      <div className="accuracy-choice mt-1.5 items-start">
        <div className="grow">
          <Slider
            id={id}
            min={0}
            max={RATES.length - 1}
            value={RATES.indexOf(nearestRate(rate))}
            text={text}
            disabled={disabled}
            onValue={(at) => onChange({ rate: RATES[at] ?? rate })}
          />
          <p className="tool-ends text-small tabular-nums">
            <span>{perCent(RATES[0] ?? 0)}</span>
            <span>{perCent(RATES.at(-1) ?? 0)}</span>
          </p>
        </div>
        <NumberField
          label={words.labels.rateTyped}
          bounds={RATE}
          places={3}
          value={rate}
          error={words.errors.rate}
          disabled={disabled}
          onValue={(rate) => onChange({ rate })}
        />
      </div>
    </div>
  );
}

const known = PUBLISHED.map(String);

function Accuracy({ settings, words, disabled, onChange }: InputsProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isOther, setOther] = useState(false);
  const [choices, setChoices] = useState(0);
  useEffect(() => {
    if (isOther) field.current?.focus();
  }, [isOther]);
  const accuracy = String(settings.accuracy);
  return (
    <div>
      <p className="text-small font-medium" aria-hidden="true">
        {words.labels.accuracy}
      </p>
      <div className="accuracy-choice mt-1.5">
        <RadioGroup
          name="accuracy"
          label={words.labels.accuracy}
          options={[
            ...known.map((value) => ({ value, word: <bdi dir="ltr">{value}%</bdi> })),
            { value: "", word: words.labels.other },
          ]}
          value={!isOther && known.includes(accuracy) ? accuracy : ""}
          disabled={disabled}
          onChoose={(value) => {
            setOther(value === "");
            if (value === "") return;
            setChoices(choices + 1);
            onChange({ accuracy: Number(value) });
          }}
        />
        <NumberField
          key={choices} // A choice also replaces what is out of bounds.
          ref={field}
          label={words.labels.accuracyTyped}
          bounds={ACCURACY}
          places={2}
          value={settings.accuracy}
          error={words.errors.accuracy}
          disabled={disabled}
          onValue={(accuracy) => {
            setOther(!known.includes(String(accuracy)));
            onChange({ accuracy });
          }}
        />
      </div>
    </div>
  );
}

function Sample({ settings, words, disabled, onChange }: InputsProps) {
  return (
    <div>
      <p className="text-small font-medium mb-1.5" aria-hidden="true">
        {words.sample.label}
      </p>
      <RadioGroup
        name="sample"
        label={words.sample.label}
        options={(["own", "half"] as const).map((value) => ({
          value,
          word: <WholeWords text={words.sample[value].name} />,
        }))}
        value={sampleOf(settings)}
        disabled={disabled}
        onChoose={(value) => onChange({ isHalf: value === "half" })}
      />
    </div>
  );
}

/** Events, share of fraud, accuracy and the sample it was measured on. */
export function Inputs(props: InputsProps) {
  return (
    <div className="grid grid-cols-1 gap-5 scripts-off:hidden print:hidden">
      <Events {...props} />
      <Rate {...props} />
      <Accuracy {...props} />
      <Sample {...props} />
    </div>
  );
}
