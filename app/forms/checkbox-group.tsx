import type { ReactNode } from "react";
import { ErrorSlot, type Option } from "./field.tsx";
import { useField } from "./form-context.ts";

/** A group of check boxes with one name. Hint and error stand in its legend, and are read with it. */
export function CheckboxGroup<Fields extends object>(props: {
  name: keyof Fields & string;
  label: string;
  hint: string;
  options: readonly Option[];
  /** Stands at the end of the legend. */
  picture?: ReactNode;
}) {
  const { name, label, hint, options, picture } = props;
  const { id, errorId, error, isSubmitting } = useField(name);
  return (
    <fieldset className="group mb-6 pt-1 pairs:col-span-2" data-invalid={error ? "" : undefined}>
      <legend className="flex w-full items-end justify-between gap-x-5 border-b border-ink pb-2.5 group-data-invalid:border-b-2 group-data-invalid:border-bad">
        <span className="text-small flex grow flex-wrap items-baseline gap-x-4">
          <span className="font-medium">{label}</span>
          <span className="text-ink-muted">{hint}</span>
          <span className="columns:ms-auto">
            <ErrorSlot id={errorId} name={name} error={error} />
          </span>
        </span>
        {picture}
      </legend>
      <div className="checks grid gap-x-8">
        {options.map(({ value, label: text }, index) => (
          <label
            key={value}
            className="flex min-h-13 cursor-pointer items-center gap-4 border-b border-rule py-2 leading-snug has-checked:font-medium has-disabled:cursor-default has-disabled:text-ink-muted"
          >
            <input
              type="checkbox"
              // The summary links to the first box.
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              disabled={isSubmitting}
              aria-invalid={error ? true : undefined}
              className="box"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
