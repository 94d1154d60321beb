export interface RadioOption<Value extends string> {
  value: Value;
  /** Read instead of the word shown. */
  label?: string;
  word: React.ReactNode;
  disabled?: boolean;
}

/** Radios drawn as one ruled field. */
export function RadioGroup<Value extends string>(props: {
  name: string;
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}) {
  const { name, label, options, value, disabled = false, onChoose } = props;
  return (
    <div className="radio-group" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label
          key={option.value}
          data-checked={option.value === value || undefined}
          data-disabled={disabled || option.disabled || undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.label}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.word}</span>
        </label>
      ))}
    </div>
  );
}
