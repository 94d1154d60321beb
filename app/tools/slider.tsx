/** A native slider, drawn as a hairline and a lozenge. It runs from left to right in every language. */
export function Slider(props: {
  label?: string;
  id?: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  /** The value in words. */
  text: string;
  describedBy?: string;
  disabled: boolean;
  onValue: (value: number) => void;
  onFocus?: () => void;
}) {
  const { label, text, describedBy, onValue, ...input } = props;
  return (
    <input
      {...input}
      type="range"
      dir="ltr"
      className="tool-slider"
      aria-label={label}
      aria-valuetext={text}
      aria-describedby={describedBy}
      onChange={({ target }) => onValue(target.valueAsNumber)}
    />
  );
}
