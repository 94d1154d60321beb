import { useId, useState } from "react";
import { exact } from "./grouped.ts";
import { typedNumber } from "./typed-number.ts";

/** A field for a number within bounds. It keeps what is typed, and reports only numbers within them. */
export function NumberField(props: {
  label: string;
  hint?: string | undefined;
  min: number;
  max: number;
  /** The decimal places that count. */
  places?: number;
  value: number | undefined;
  /** Whether it may stay empty. */
  isOptional?: boolean;
  /** Shown while the number is out of bounds. */
  error: string;
  disabled: boolean;
  onValue: (value: number | undefined) => void;
}) {
  const { label, hint, min, max, places = 0, value, isOptional = false, error, disabled, onValue } = props;
  const id = useId();
  const [seen, setSeen] = useState(value);
  const [draft, setDraft] = useState(exact(value));
  if (seen !== value) {
    setSeen(value);
    setDraft(exact(value));
  }
  /** Undefined for an empty field, NaN for a number out of bounds. */
  const numberIn = (text: string) => {
    if (isOptional && text.trim() === "") return;
    const typed = typedNumber(text);
    return typed >= min && typed <= max ? Number(typed.toFixed(places)) : Number.NaN;
  };
  const isWrong = Number.isNaN(numberIn(draft));
  return (
    <div>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        className="tool-box"
        // A native number field refuses Arabic digits.
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={draft}
        disabled={disabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={hint || isWrong ? `${id}-hint` : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          const number = numberIn(target.value);
          if (Number.isNaN(number)) return;
          setSeen(number); // Keeps what was typed.
          onValue(number);
        }}
      />
      {(hint || isWrong) && (
        <p id={`${id}-hint`} className={`text-small ${isWrong ? "font-medium text-bad" : "text-ink2"}`}>
          {isWrong ? error : hint}
        </p>
      )}
    </div>
  );
}
