import { type ReactNode, useId } from "react";
import { NoBreakText } from "../ui/no-break-text.tsx";

/** A native slider, drawn as a line and a lozenge, under its name and value. It runs from left to right in every language. */
export function Slider(props: {
  label: string;
  /** The value as it is shown; a slider without stands under a plot and has no visible name. */
  shown?: ReactNode;
  /** The words under it, from its lowest to its highest value. */
  ends: readonly string[];
  min: number;
  max: number;
  step?: number;
  value: number;
  /** The value in words. */
  text: string;
  onValue: (value: number) => void;
  onFocus?: () => void;
}) {
  const { label, shown, ends, text, onValue, ...input } = props;
  const id = useId();
  const share = (100 * (input.value - input.min)) / (input.max - input.min);
  return (
    <div>
      <p className={shown === undefined ? "sr-only" : "flex items-baseline justify-between gap-4"}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <bdi key={text} className="text-intro">
          {shown}
        </bdi>
      </p>
      <div className="tool-slider relative scripts-off:hidden print:hidden">
        <svg
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute top-5 h-1 w-full"
        >
          <path d={`M0 1H${share}`} />
        </svg>
        <input
          {...input}
          id={id}
          type="range"
          className="relative block h-11"
          dir="ltr"
          aria-valuetext={text}
          onChange={({ target }) => onValue(target.valueAsNumber)}
        />
      </div>
      <p
        dir="ltr"
        className="text-small tool-ends -mt-1.5 flex justify-between text-ink-muted"
        aria-hidden="true"
      >
        {ends.map((end) => (
          <NoBreakText as="bdi" key={end} text={end} />
        ))}
      </p>
    </div>
  );
}
