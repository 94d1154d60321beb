import { type MouseEvent, useMemo, useRef } from "react";
import { fill } from "../../../content/texts.ts";
import type { Words } from "../../../content/words.ts";
import { WholeWords } from "../../ui/whole-words.tsx";
import { Keys } from "../keys.tsx";
import { Slider } from "../slider.tsx";
import { useWidth } from "../use-width.ts";
import type { Reckoned, Settings } from "./accuracy.ts";
import { parts, plotOf } from "./geometry.ts";
import { count, perCent, shareOf } from "./numbers.ts";

/** Half a per cent. */
const STEP = 0.005;

/** A column of strokes for each share of fraud caught, and the slider under them that chooses one. */
export function Plot(props: {
  settings: Settings;
  now: Reckoned;
  words: Words["accuracy"];
  onCaught: (share: number) => void;
}) {
  const { settings, now, words, onCaught } = props;
  const { plot, caught } = words;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 676);
  const { height, line, edge, mark, others, chosen, idle } = useMemo(
    () => plotOf(settings, width),
    [settings, width],
  );
  const share = shareOf(now.share);
  const hold = (share: number) => Math.min(now.high, Math.max(now.low, share));
  function choose({ clientX, currentTarget }: MouseEvent) {
    const { left } = currentTarget.getBoundingClientRect();
    onCaught(hold(Math.round((clientX - left) / width / STEP) * STEP));
  }
  return (
    <figure className="accuracy-plot grid gap-x-8.5 gap-y-3 pe-2 max-bar:gap-x-3">
      <p className="tool-words">
        <WholeWords text={plot.idle} />{" "}
        <WholeWords
          as="b"
          key={now.doNothing}
          className="block font-medium"
          text={fill(plot.idleShare, { share: perCent(now.doNothing) })}
        />
      </p>
      <Keys keys={parts.map((id) => ({ id, mark: "M0 6h14", word: plot.keys[id] }))} />
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
            mistakes: count(now.mistakes),
            missed: count(now.frauds * (1 - now.low)),
            stopped: count(now.stoppedAt(now.high)),
          })}
          width="100%"
          height={height}
          onClick={choose}
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
          step={STEP * 100}
          value={now.share * 100}
          text={fill(caught.spoken, { share, missed: count(now.missed), stopped: count(now.stopped) })}
          onValue={(value) => onCaught(hold(value / 100))}
        />
      </div>
    </figure>
  );
}
