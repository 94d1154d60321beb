import { ErrorSlot, type Option } from "./field.tsx";
import { useField } from "./form-context.ts";

/** A group of check boxes with one name. */
export function CheckboxGroup<Fields extends object>(props: {
  name: keyof Fields & string;
  label: string;
  hint: string;
  options: readonly Option[];
}) {
  const { name, label, hint, options } = props;
  const { id, hintId, errorId, error, busy } = useField(name);
  return (
    <fieldset aria-describedby={`${hintId} ${errorId}`}>
      <legend className="text-small font-medium">{label}</legend>
      <p id={hintId} className="text-small text-ink2">
        {hint}
      </p>
      <div
        data-invalid={error ? "" : undefined}
        data-busy={busy ? "" : undefined}
        className="group mt-3 grid border-t border-field data-invalid:border-s-4 data-invalid:border-t-2 data-invalid:border-bad sm:grid-cols-2"
      >
        {options.map(({ value, label: text }, index) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3.5 border-b border-rule py-2 leading-snug group-data-busy:cursor-default group-data-busy:text-ink2 group-data-invalid:ps-3.5 sm:ps-4 sm:pe-2 sm:odd:border-e sm:odd:ps-0 sm:group-data-invalid:ps-3.5"
          >
            <input
              type="checkbox"
              // The summary links to the first box.
              id={index === 0 ? id : undefined}
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
