import { type PointerEvent, useMemo } from "react";
import { fill } from "../../../content/fill.ts";
import type { AccuracyWords } from "../../../content/types/accuracy.ts";
import { plural } from "../../../contract/plural.ts";
import { WholeFigures } from "../../ui/whole-words.tsx";
import type { Settings } from "./accuracy.ts";
import { type AccuracyPicture, parts, pictureOf, scaleOf } from "./geometry.ts";
import { count, perCent, shareWriter } from "./numbers.ts";

/** The values that the picture's sentences are filled with. */
export function pictureWords(
  picture: AccuracyPicture,
  settings: Settings,
  words: AccuracyWords,
  lang: string,
) {
  const { now, systems, most } = picture;
  const accuracy = perCent(settings.accuracy);
  const title = fill(plural(words.picture.title, systems, lang), { n: systems, accuracy });
  return {
    title,
    unit: fill(plural(words.picture.unit, picture.unit, lang), { n: count(picture.unit) }),
    alt:
      systems === 1
        ? title
        : fill(settings.isHalf ? words.picture.altHalf : words.picture.alt, {
            title,
            mistakes: count(now.mistakes),
            missed: count(now.frauds * (1 - now.low)),
            stopped: count(most),
          }),
  };
}

function Labels({ at, settings, words }: { at: AccuracyPicture; settings: Settings; words: AccuracyWords }) {
  const { now, isSmall, idle, line, crown, x, column, left, right } = at;
  const { picture } = words;
  const shareOf = shareWriter(settings);
  const mistakes = (n: number) => fill(picture.mistakes, { n: count(n) });
  // On a phone it would run into the number of mistakes.
  const flag = at.place < 0.12 ? "start" : at.place > (isSmall ? 0.3 : 0.88) ? "end" : "middle";
  const flagBy = { start: 0, middle: 0, end: 8 }[flag];
  // On a phone, long names stand at the ends and in the middle only.
  const quarters = at.quarters.filter(
    ({ place }) =>
      Math.abs(at.place - place) >= 0.04 && !(isSmall && settings.isHalf && (place * 4) % 2 === 1),
  );
  const idleShare = perCent(now.doNothing);
  const idleWords = isSmall
    ? [...picture.noAlerts, idleShare]
    : [picture.noAlerts.join(" "), fill(picture.right, { share: idleShare })];
  return (
    <>
      {quarters.map(({ place, caught }) => (
        <text key={place} x={x(caught)} y={at.height - 8} textAnchor="middle">
          {shareOf(caught)}
        </text>
      ))}
      <text x={x(now.share) + flagBy} y={Math.max(18, crown - 28)} textAnchor={flag} className="us halo">
        <WholeFigures text={fill(picture.caught, { share: shareOf(now.share) })} />
      </text>
      {[...idleWords].reverse().map((word, k) => (
        <text
          key={word}
          x={idle / 2}
          y={line - 11 - k * 17}
          textAnchor="middle"
          className={k === 0 ? "full" : undefined}
        >
          <WholeFigures text={word} />
        </text>
      ))}
      {at.isRuled && x(now.low) - left > 150 && (
        <text x={left} y={line - 12}>
          <WholeFigures text={fill(picture.ruledOut, { accuracy: perCent(settings.accuracy) })} />
        </text>
      )}
      {!at.isRuled && !isSmall && at.place >= 0.3 && (
        <text x={left - column * 0.5} y={Math.min(at.firstTop - 34, line - 40)} className="full halo">
          {mistakes(at.firstMistakes)}
        </text>
      )}
      {at.place <= 0.7 && (
        <text
          x={right + column * 0.5}
          y={Math.max(18, at.lastTop - 12)}
          textAnchor="end"
          className="full halo"
        >
          {mistakes(at.lastMistakes)}
        </text>
      )}
    </>
  );
}

/** The picture at one width. A press or a drag in it chooses the share caught. */
export function Picture(props: {
  settings: Settings;
  words: AccuracyWords;
  language: string;
  width: number;
  className?: string;
  onCaught?: (share: number) => void;
}) {
  const { settings, words, language, width, className, onCaught } = props;
  const at = useMemo(() => pictureOf(settings, width), [settings, width]);
  const { now, height, crown, bottom, x } = at;
  function choose(event: PointerEvent<SVGSVGElement>) {
    const place =
      (event.clientX - event.currentTarget.getBoundingClientRect().left - at.left) / (at.right - at.left);
    const { from, to, steps } = scaleOf(settings);
    const step = Math.round(Math.min(1, Math.max(0, place)) * steps);
    if (place > -0.03) onCaught?.(from + (step / steps) * (to - from));
  }
  return (
    <svg
      role="img"
      aria-label={pictureWords(at, settings, words, language).alt}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      onPointerDown={(event) => {
        if (event.pointerType !== "mouse") return;
        event.currentTarget.setPointerCapture(event.pointerId);
        choose(event);
      }}
      // A finger may scroll past the picture: then this event does not come.
      onPointerUp={choose}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(event);
      }}
    >
      <path className="ruled" d={at.hatched} />
      {parts.map((part) => (
        <path key={part} className={`field ${part}`} d={at.field[part]} />
      ))}
      <path className="axis" d={at.axis} />
      <path className="chosen missed" d={at.nothing} />
      <path className="bracket" d={at.brackets} />
      <path className="choice" d={`M${x(now.share)} ${crown - 12}V${Math.max(26, crown - 22)}`} />
      {parts.map((part) => (
        <path key={part} className={`chosen ${part}`} d={at.chosen[part]} />
      ))}
      <path className="choice" d={`M${x(now.share)} ${bottom + 4}V${height}`} />
      <circle className="joint" cx={x(now.share)} cy={at.line} r="4.6" />
      <Labels at={at} settings={settings} words={words} />
    </svg>
  );
}
