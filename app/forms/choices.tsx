import { ErrorSlot } from "./field.tsx";
import { useField } from "./form-context.ts";

/** A group of check boxes under one name; each sends its id. */
export function Choices(props: {
  name: string;
  label: string;
  hint: string;
  /** Id to label. */
  options: Readonly<Record<string, string>>;
}) {
  const { name, label, hint, options } = props;
  const { id, hintId, errorId, error, busy } = useField(name);
  return (
    <fieldset aria-describedby={`${hintId} ${errorId}`}>
      <legend className="type-label">{label}</legend>
      <p id={hintId} className="type-hint text-ink2">
        {hint}
      </p>
      <div className="choices">
        {Object.entries(options).map(([value, text]) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              id={`${id}-${value}`}
              name={name}
              value={value}
              disabled={busy}
              aria-invalid={error ? true : undefined}
              className="box"
            />
            {text}
          </label>
        ))}
      </div>
      <ErrorSlot id={errorId} name={name} error={error} />
    </fieldset>
  );
}
