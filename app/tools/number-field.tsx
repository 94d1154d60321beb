import { type Ref, useId } from "react";
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
  const errorId = useId();
  const [draft, setDraft, setSeen] = useDraft(String(value));
  const isSound = (text: string) => text !== "" && Number(text) >= bounds.min && Number(text) <= bounds.max;
  const isWrong = !isSound(draft);
  return (
    <>
      <input
        {...input}
        {...bounds}
        className="tool-box type-mono"
        type="number"
        dir="ltr"
        value={draft}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          if (!isSound(target.value)) return;
          const typed = Number(Number(target.value).toFixed(places));
          setSeen(String(typed)); // Keeps what was typed.
          onValue(typed);
        }}
      />
      {isWrong && (
        <p id={errorId} className="type-label col-span-full w-full text-bad">
          {error}
        </p>
      )}
    </>
  );
}
