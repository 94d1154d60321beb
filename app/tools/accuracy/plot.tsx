import { type MouseEvent, useMemo } from "react";
import { fill } from "../../../content/texts.ts";
import type { Words } from "../../../content/words.ts";
import { NoBreakText } from "../../ui/no-break-text.tsx";
import { formatCount, perCent, shareOf } from "../numbers.ts";
import { PlotLegend } from "../results.tsx";
import { Slider } from "../slider.tsx";
import { useWidth } from "../use-width.ts";
import type { Counts, Inputs } from "./accuracy.ts";
import { parts, plotOf } from "./geometry.ts";

/** The slider's step, in per cent. */
const STEP = 0.5;

/** A column of strokes for each share of fraud caught, and the slider under them that chooses one. */
export function Plot(props: {
  settings: Inputs;
  now: Counts;
  words: Words["accuracy"];
  onCaught: (percent: number) => void;
}) {
  const { settings, now, words, onCaught } = props;
  const { plot, caught } = words;
  const { box, width } = useWidth(676);
  const { height, line, edge, mark, others, chosen, idle } = useMemo(
    () => plotOf(settings, width),
    [settings, width],
  );
  const share = shareOf(now.share);
  const onPercent = (percent: number) => onCaught(Math.min(now.high * 100, Math.max(now.low * 100, percent)));
  const [missed, stopped] = [formatCount(now.missed), formatCount(now.falsePositives)];
  function chooseAt({ clientX, currentTarget }: MouseEvent) {
    const { left } = currentTarget.getBoundingClientRect();
    onPercent(Math.round(((clientX - left) / width) * (100 / STEP)) * STEP);
  }
  return (
    <figure className="accuracy-plot grid gap-x-8.5 gap-y-3 pe-2 max-bar:gap-x-3">
      <p className="tool-words col-span-full row-start-1 place-self-start">
        <NoBreakText text={plot.idle} />{" "}
        <NoBreakText
          as="b"
          key={now.doNothing}
          className="block font-medium"
          text={fill(plot.idleShare, { share: perCent(now.doNothing) })}
        />
      </p>
      <PlotLegend
        keys={parts.map((id) => ({ id, mark: "M0 6h14", word: plot.keys[id] }))}
        className="col-span-full row-start-1 self-start justify-self-end max-bar:row-start-2 max-bar:justify-self-start"
      />
      <svg width="26" height={height} aria-hidden="true">
        <path className="hair" d={`M13 0V${line - 8}`} />
        <path className="axis" d={`M-8 ${line}h42`} />
        <path className="missed" d={idle} />
      </svg>
      <div ref={box} className="min-w-0">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does the same by keyboard */}
        <svg
          role="img"
          aria-label={fill(plot.alt, {
            accuracy: perCent(settings.accuracy),
            mistakes: formatCount(now.mistakes),
            missed: formatCount(now.frauds * (1 - now.low)),
            stopped: formatCount(now.stoppedAt(now.high)),
          })}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
          onClick={chooseAt}
        >
          <path className="axis" d={`M${-edge} ${line}H${width + edge}`} />
          {parts.map((part) => (
            <path key={part} className={`others ${part}`} d={others[part]} />
          ))}
          {parts.map((part) => (
            <path key={part} className={part} d={chosen[part]} />
          ))}
          <path className="mark" d={mark} />
        </svg>
        <Slider
          label={caught.label}
          ends={[caught.none, fill(caught.now, { share }), caught.all]}
          min={0}
          max={100}
          step={STEP}
          value={now.share * 100}
          text={fill(caught.spoken, { share, missed, stopped })}
          onValue={onPercent}
        />
      </div>
    </figure>
  );
}
