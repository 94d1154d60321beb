import { type KeyboardEvent, type Ref, useId } from "react";
import { isModified } from "../ui/is-modified.ts";
import { typedNumber } from "./typed-number.ts";
import { useDraft } from "./use-draft.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A field for a number within bounds. It keeps what is typed and reports only numbers within the bounds. */
export function NumberField(props: {
  id?: string;
  label?: string;
  bounds: Bounds;
  /** The decimal places that count. */
  places?: number;
  value: number;
  /** Shown while the number is out of bounds. */
  error: string;
  disabled: boolean;
  onValue: (value: number) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const { label, bounds, places = 0, value, error, onValue, ...input } = props;
  const { min, max, step } = bounds;
  const errorId = useId();
  const [draft, setDraft, setSeen] = useDraft(String(value));
  const isSound = (number: number) => number >= min && number <= max;
  const typed = typedNumber(draft);
  const isWrong = !isSound(typed);
  function take(text: string) {
    setDraft(text);
    if (!isSound(typedNumber(text))) return;
    const number = Number(typedNumber(text).toFixed(places));
    setSeen(String(number)); // Keeps what was typed.
    onValue(number);
  }
  /** Goes to the next number that lies whole steps from the lowest, as a native number field does. */
  function onKeyDown(event: KeyboardEvent) {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!way || isModified(event)) return;
    event.preventDefault();
    const steps = Number((((isWrong ? value : typed) - min) / step).toFixed(6));
    const next = min + step * (way > 0 ? Math.floor(steps + 1) : Math.ceil(steps - 1));
    take(String(Number(Math.min(max, Math.max(min, next)).toFixed(places))));
  }
  return (
    <>
      <input
        {...input}
        className="tool-box text-small tabular-nums"
        // A native number field refuses Arabic digits.
        inputMode="decimal"
        role="spinbutton"
        aria-valuenow={isWrong ? undefined : typed}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        dir="ltr"
        value={draft}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={({ target }) => take(target.value)}
        onKeyDown={onKeyDown}
      />
      {isWrong && (
        <p id={errorId} className="text-small font-medium col-span-full w-full text-bad">
          {error}
        </p>
      )}
    </>
  );
}
