import { type MouseEvent, memo, type PointerEvent, useMemo } from "react";
import { fill } from "../../../content/fill.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { useLanguage } from "../../words/use-language.ts";
import { CostRows, SettingCost, useCostRows } from "./cost.tsx";
import {
  type Layout,
  layoutFor,
  marksOf,
  namesOf,
  type Point,
  plainPath,
  positionsOf,
  round,
} from "./geometry.ts";
import { Kind, type Payment } from "./payments.ts";
import { outcomeIn } from "./sentences.ts";
import type { Sandbox } from "./use-sandbox.ts";

/** The greatest distance of a press from its mark, px. */
const REACH = 14;
/** The place of the limit's label on its line, as a part of the width, for each view on phones. */
const LABEL_AT = [0.83, 0.36, 0.24];

interface PictureProps {
  sandbox: Sandbox;
  words: SandboxWords;
  width: number;
}

/** The scale, the hours and the names of groups. */
const Ground = memo(function Ground(props: {
  payments: readonly Payment[];
  at: readonly Point[];
  layout: Layout;
  words: SandboxWords;
}) {
  const { payments, at, layout, words } = props;
  const { view, left, right, floor, band, height, isSmall, ticks, yOf, xOf } = layout;
  const limit = words.limits[view];
  const hours = right - left < 560 ? [0, 6, 12, 18, 24] : [0, 3, 6, 9, 12, 15, 18, 21, 24];
  return (
    <>
      <path className="grid" d={ticks.map((tick) => `M${left} ${round(yOf(tick))}H${right}`).join("")} />
      {ticks.map((tick) => (
        <text key={tick} x={left - 8} y={round(yOf(tick)) + 4} textAnchor="end">
          {tick}
        </text>
      ))}
      <text x="0" y="14">
        {isSmall ? limit.axisShort : limit.axis}
      </text>
      {hours.map((hour) => (
        <text
          key={hour}
          x={round(xOf(hour))}
          y={height - 8}
          textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
        >
          {isSmall ? String(hour).padStart(2, "0") : `${String(hour).padStart(2, "0")}:00`}
        </text>
      ))}
      <path className="axis" d={`M${left} ${floor + band}H${right}M${left} ${floor}H${right}`} />
      {namesOf(payments, at, layout).map(({ kind, x, y }) => (
        <text
          key={kind}
          x={x}
          y={y - 10}
          textAnchor="middle"
          className={kind >= Kind.testing ? "warm halo" : "halo"}
        >
          {words.groups[kind - 1]}
        </text>
      ))}
      <text x={left + 6} y={floor + 16} className="halo">
        {isSmall ? limit.floorShort : limit.floor}
      </text>
    </>
  );
});

/** The day's payments against the limit in hand, and what the day costs at each of its places. */
export function Picture({ sandbox, words, width, className }: PictureProps & { className?: string }) {
  const { payments, cube, limits, prices, view, fates, outcome, picked } = sandbox;
  const language = useLanguage();
  const layout = useMemo(() => layoutFor(width, view), [width, view]);
  const at = useMemo(() => positionsOf(payments, layout), [payments, layout]);
  const plain = useMemo(() => plainPath(payments, at), [payments, at]);
  const rows = useCostRows(cube, limits, prices, layout);
  const paths = useMemo(() => marksOf(fates, at, layout), [fates, at, layout]);
  const { height, left, right, price, isSmall } = layout;
  const y = round(layout.yOf(limits[view]));
  const limit = words.limits[view];
  const hand = round((right + price) / 2);
  const ring = picked && at[picked.id];
  const best = useMemo(
    () => (sandbox.isBestShown ? cube.cheapest(prices) : undefined),
    [sandbox.isBestShown, cube, prices],
  );
  const within = (event: MouseEvent<SVGElement>, svg: SVGElement | null) => {
    const box = svg?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)] as const;
  };
  function pick(event: MouseEvent<SVGSVGElement>) {
    const [px, py] = within(event, event.currentTarget);
    let near = REACH;
    let found: number | undefined;
    for (const [id, [mx, my]] of at.entries()) {
      const away = Math.hypot(mx - px, my - py) - (fates[id] === "plain" ? 0 : 4);
      if (away < near) [near, found] = [away, id];
    }
    if (found !== undefined) sandbox.pick(found);
  }
  function drag(event: PointerEvent<SVGCircleElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    sandbox.setLimit(view, layout.limitAt(within(event, event.currentTarget.ownerSVGElement)[1]));
  }
  const label = limits[view] === 0 && limit.off ? limit.off : fill(limit.line, { n: limits[view] });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of payments below does the same by keyboard
    <svg
      role="img"
      aria-label={fill(words.alt, { axis: limit.axis, live: outcomeIn(outcome, cube, words, language) })}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      onClick={pick}
    >
      <path className="plain" d={plain} />
      <Ground payments={payments} at={at} layout={layout} words={words} />
      <CostRows rows={rows} layout={layout} words={words} />
      <path className="passed" d={paths.passed} />
      <path className="stopped" d={paths.stopped} />
      <path className="limit" d={`M${left - 4} ${y}H${price - 6}`} />
      <path className="missed" d={paths.missed} />
      <path className="caught" d={paths.caught} />
      {ring && <circle className="ring" cx={ring[0]} cy={ring[1]} r="10" />}
      <SettingCost rows={rows} outcome={outcome} limits={limits} layout={layout} words={words} />
      {best && (
        <>
          <path className="limit best" d={`M${left - 4} ${round(layout.yOf(best.limits[view]))}H${price}`} />
          <circle className="best" cx={price - 5} cy={round(layout.yOf(best.limits[view]))} r="5" />
        </>
      )}
      <text
        x={round(left + (right - left) * (isSmall ? (LABEL_AT[view] ?? 0.24) : 0.24))}
        y={y - 7}
        textAnchor="middle"
        className="us halo"
      >
        {label}
      </text>
      <circle className="hand" cx={hand} cy={y} r={isSmall ? 6 : 7} />
      <circle
        className="grip"
        cx={hand}
        cy={y}
        r="22"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.preventDefault();
        }}
        onPointerMove={drag}
      />
    </svg>
  );
}
