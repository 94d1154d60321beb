import { ErrorSlot, type Option } from "./field.tsx";
import { useField } from "./form-context.ts";

/** A group of check boxes under one name; each sends its value. */
export function Choices<Fields extends object>(props: {
  name: keyof Fields & string;
  label: string;
  hint: string;
  options: readonly Option[];
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
        {options.map(({ value, label: text }) => (
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
