import { type PointerEvent, useMemo } from "react";
import { fill } from "../../../content/texts.ts";
import { useWidth } from "../use-width.ts";
import { dashes, layoutFor, marksOf, nameAt, pathsOf } from "./geometry.ts";
import { isPlain } from "./limits.ts";
import type { Sandbox } from "./use-sandbox.ts";

/** Writes a number with at least two digits. */
const twoDigits = (n: number): string => String(n).padStart(2, "0");

const HOURS = [0, 6, 12, 18, 24];

/** The day's payments against the limit in hand, whose line can be dragged. */
export function Plot(sandbox: Sandbox) {
  const { words, settings, set, view, payments, summary, zoneOf } = sandbox;
  const { box, width } = useWidth(757);
  const layout = useMemo(() => layoutFor(width, view, payments), [width, view, payments]);
  const { suspects, plain, name } = useMemo(() => {
    const marks = marksOf(payments, layout);
    return {
      suspects: marks.filter(({ payment }) => !isPlain(payment)),
      plain: dashes(marks.filter(({ payment }) => isPlain(payment))),
      name: nameAt(marks, layout),
    };
  }, [payments, layout]);
  const paths = pathsOf(suspects, settings, layout);
  const { height, floor, bottom, yOf, xOf, limitAt } = layout;
  const y = yOf(settings[view]);
  const hand = { cx: width - 15, cy: y };
  function drag({ currentTarget, pointerId, clientY }: PointerEvent<SVGCircleElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    set({ [view]: limitAt(clientY - (box.current?.getBoundingClientRect().top ?? 0)) });
  }
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={fill(words.alt, { axis: words.limits[view].name, live: summary })}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
      >
        <rect className="zone" width={width} height={y} />
        <path className="plain" d={plain + paths.plain} />
        <path className="passed" d={paths.passed} />
        <path className="hair" d={`M0 ${floor}H${width}`} />
        <path className="axis" d={`M0 ${bottom}H${width}`} />
        <path className="limit" d={`M0 ${y}H${width}`} />
        <path className="stopped" d={paths.stopped} />
        <path className="missed" d={paths.missed} />
        <path className="caught" d={paths.caught} />
        {name && <text {...name}>{words.limits[view].group}</text>}
        <text x="12" y={y > 40 ? 28 : y + 24} className="us">
          {zoneOf(view)}
        </text>
        {HOURS.map((hour) => (
          <text
            key={hour}
            x={hour === 0 ? 0 : hour === 24 ? width : xOf(hour * 3_600)}
            y={height - 4}
            textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
            className="code"
          >
            {twoDigits(hour)}:00
          </text>
        ))}
        <circle className="hand" {...hand} r="9" />
        <circle
          className="grip"
          {...hand}
          r="22"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
      </svg>
    </div>
  );
}
