import type { MovingThreshold } from "./threshold-counts.ts";

/**
 * The slider on the axis of a chart. Its line and its sentence follow once the visitor reaches for it; until then their
 * script is not fetched.
 */
export function Threshold({ threshold }: { threshold: MovingThreshold }) {
  const { line, text, step } = threshold;
  const reach = async ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const { moveThreshold } = await import("./move-threshold.ts");
    moveThreshold(currentTarget, threshold);
  };
  return (
    <div className="threshold scripts-off:hidden" dir="ltr">
      <div aria-hidden="true" />
      <input
        id="threshold"
        type="range"
        step={step}
        defaultValue={line}
        aria-valuetext={text}
        autoComplete="off"
        onPointerEnter={reach}
        onFocus={reach}
      />
    </div>
  );
}

/** The sentence that counts what the threshold stops. */
export const ThresholdSentence = ({ threshold: { words, text } }: { threshold: MovingThreshold }) => (
  <p className="mt-4 text-base/body text-ink2 scripts-off:hidden">
    <label htmlFor="threshold" className="font-medium text-ink">
      {words.name}
    </label>{" "}
    <span>{text}</span> {words.note}
  </p>
);
