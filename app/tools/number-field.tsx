import { type ReactNode, useId, useState } from "react";
import { latinDigits, withoutInvisible } from "../../contract/normalize.ts";
import { exact } from "./numbers.ts";
import type { Input } from "./settings-hash.ts";

/**
 * Reads a number that a visitor typed, in Latin, Arabic or Persian digits; NaN for anything else. A comma before exactly
 * three digits separates thousands, any other is the decimal sign, as is the comma of "0,125".
 */
export function typedNumber(text: string): number {
  const latin = latinDigits(withoutInvisible(text)).replace(/[\s٬]/g, "").replaceAll("،", ",");
  const isGrouped = /^(?!0,).*,\d{3}(?!\d)/.test(latin);
  const number = latin.replaceAll(",", isGrouped ? "" : ".").replace("٫", ".");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : Number.NaN;
}

/** The look of a field. */
export const FIELD_CLASS =
  "my-1 min-h-11 w-full border border-field bg-paper px-3 py-2 aria-invalid:border-s-4 aria-invalid:border-bad";

/** Three fields in a row, only where scripts can use them. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-4 pairs:grid-cols-3 scripts-off:hidden print:hidden">{children}</div>
);

/** A field for a number within bounds. It keeps what is typed, and reports only numbers within them. */
export function NumberField(props: {
  input: Input;
  label: string;
  value: number | undefined;
  /** Shown while the number is out of bounds. */
  error: string;
  onValue: (value: number | undefined) => void;
}) {
  const { label, value, error, onValue } = props;
  const { min, max, places, start } = props.input;
  const id = useId();
  const [lastValue, setLastValue] = useState(value);
  const [draft, setDraft] = useState(exact(value));
  if (lastValue !== value) {
    setLastValue(value);
    setDraft(exact(value));
  }
  /** Undefined for an empty field, NaN for a number out of bounds. */
  const numberIn = (text: string) => {
    if (start === undefined && text.trim() === "") return;
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
        className={FIELD_CLASS}
        // A native number field refuses Arabic digits.
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={draft}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          const number = numberIn(target.value);
          if (Number.isNaN(number)) return;
          setLastValue(number); // Keeps what was typed.
          onValue(number);
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
