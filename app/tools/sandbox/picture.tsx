import { type MouseEvent, type PointerEvent, useMemo, useRef } from "react";
import { fill } from "../../../content/fill.ts";
import { twoDigits } from "../../ui/two-digits.ts";
import { useWidth } from "../use-width.ts";
import { CostPicture } from "./cost-picture.tsx";
import {
  dashes,
  type Layout,
  layoutFor,
  limitNameAt,
  type Mark,
  marksOf,
  type Names,
  namesOf,
  pathsOf,
  round,
} from "./geometry.ts";
import { isPlain } from "./limits.ts";
import type { Sandbox } from "./use-sandbox.ts";

/** The width the picture is prerendered at. */
const WIDE = 1142;
/** The greatest distance of a press from its mark, px. */
const REACH = 14;

/** The scale, the hours and the names of groups. */
function Ground(props: Pick<Sandbox, "words"> & { layout: Layout; names: Names }) {
  const { words, layout, names } = props;
  const { view, left, right, floor, bottom, height, isSmall, isShort, ticks, hours, yOf, xOf } = layout;
  const limit = words.limits[view];
  return (
    <>
      <path className="grid" d={ticks.map((tick) => `M${left} ${yOf(tick)}H${right}`).join("")} />
      {ticks.map((tick) => (
        <text key={tick} x={left - 8} y={yOf(tick) + 4} textAnchor="end">
          {tick}
        </text>
      ))}
      <text y="14">{isSmall ? limit.axisShort : limit.axis}</text>
      {hours.map((hour) => (
        <text key={hour} x={round(xOf(hour * 3_600))} y={height - 8} textAnchor="middle">
          {twoDigits(hour)}:00
        </text>
      ))}
      <path className="axis" d={`M${left} ${bottom}H${right}M${left} ${floor}H${right}`} />
      {names.map(({ kind, fraud, x, y }) => (
        <text key={kind} x={x} y={y} textAnchor="middle" className={fraud ? "warm halo" : "halo"}>
          {words.groups[kind]}
        </text>
      ))}
      <text x={left + 6} y={floor + 16} className="halo">
        {isShort ? limit.floorShort : limit.floor}
      </text>
    </>
  );
}

/** The day's payments against the limit in hand, and what the day costs at each of its places. */
export function Picture(sandbox: Sandbox) {
  const { words, settings, set, view, payments, best, picked, pick, said } = sandbox;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, WIDE);
  const layout = useMemo(() => layoutFor(width, view), [width, view]);
  const { marks, suspects, plain, names } = useMemo(() => {
    const marks = marksOf(payments, layout);
    return {
      marks,
      suspects: marks.filter(({ payment }) => !isPlain(payment)),
      plain: dashes(marks.filter(({ payment }) => isPlain(payment))),
      names: namesOf(marks, layout),
    };
  }, [payments, layout]);
  const paths = pathsOf(suspects, settings, layout);
  const { height, left, right, costStart, isSmall, yOf, limitAt } = layout;
  const y = yOf(settings[view]);
  const hand = (right + costStart) / 2;
  const ring = marks.find(({ payment }) => payment === picked);
  /** The position of a pointer in the picture. */
  function pointOf(event: MouseEvent<SVGElement>) {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  }
  function press(event: MouseEvent<SVGElement>) {
    const point = pointOf(event);
    const away = ({ payment, x, y }: Mark) =>
      Math.hypot(x - point.x, y - point.y) - (isPlain(payment) ? 0 : 4);
    const [nearest] = marks.filter((mark) => away(mark) < REACH).sort((a, b) => away(a) - away(b));
    if (nearest) pick(nearest.payment);
  }
  function drag(event: PointerEvent<SVGCircleElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) set({ [view]: limitAt(pointOf(event).y) });
  }
  return (
    <div ref={box} className="tool-picture">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of payments below does the same by keyboard */}
      <svg
        role="img"
        aria-label={fill(words.alt, { axis: words.limits[view].axis, live: said })}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        onClick={press}
      >
        <path className="plain" d={plain} />
        <path className="passed" d={paths.passed} />
        <path className="stopped" d={paths.stopped} />
        <Ground {...sandbox} layout={layout} names={names} />
        <CostPicture {...sandbox} layout={layout} />
        <path className="limit" d={`M${left - 4} ${y}H${costStart - 6}`} />
        <path className="missed" d={paths.missed} />
        <path className="caught" d={paths.caught} />
        <text {...limitNameAt(y, suspects, names, layout)} className="us halo">
          {fill(words.limit, { n: settings[view] || (words.limits[view].off ?? 0) })}
        </text>
        {ring && <circle className="ring" cx={ring.x} cy={ring.y} r="10" />}
        {best && (
          <path className="limit best" d={`M${left - 4} ${yOf(best.cheapest.limits[view])}H${costStart}`} />
        )}
        {best && <circle className="best" cx={costStart - 5} cy={yOf(best.cheapest.limits[view])} r="5" />}
        <circle className="hand" cx={hand} cy={y} r={isSmall ? 6 : 7} />
        <circle
          className="grip"
          cx={hand}
          cy={y}
          r="22"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
      </svg>
    </div>
  );
}
