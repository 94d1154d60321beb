import { fill } from "../../../content/fill.ts";
import { grouped } from "../grouped.ts";
import { costsOf, type Layout } from "./geometry.ts";
import type { Sandbox } from "./use-sandbox.ts";

/** The cost of the day at each place of the limit in hand, and part by part at this setting. */
export function CostPicture(props: Sandbox & { layout: Layout }) {
  const { words, settings, totals, outcome, money, layout } = props;
  const { view, width, costStart, isSmall, isShort, floor, yOf } = layout;
  const { unit, paths, here, end } = costsOf(totals, settings, layout);
  const { head, headShort, parts } = words.cost;
  const edge = isSmall ? ({ x: width, textAnchor: "end" } as const) : { x: costStart + 3 };
  return (
    <>
      <text {...edge} y="14">
        {fill(isShort ? headShort : head, { unit: grouped(unit) })}
      </text>
      {here.map(({ name }) => (
        <path key={name} className={`cost ${name}`} d={paths[name]} />
      ))}
      <rect
        x={costStart}
        y={yOf(settings[view]) - 9}
        width={width - costStart}
        height="18"
        className="paper"
      />
      <text x={end + 5} y={yOf(settings[view]) + 5} className="full">
        {isShort ? grouped(outcome.cost) : money(outcome.cost)}
      </text>
      {here.map(({ name, sar, path, key }, k) => (
        <g key={name} className="here">
          <path className={`cost ${name}`} d={path} />
          <g transform={`translate(0 ${floor + 25 + k * 22})`}>
            <path className={`cost ${name}`} d={key} />
            <text x={costStart + 18} y="-1">
              {isShort ? grouped(sar) : parts[name]}
            </text>
            {!isShort && (
              <text x={width} y="-1" textAnchor="end" className="full">
                {grouped(sar)}
              </text>
            )}
          </g>
        </g>
      ))}
    </>
  );
}
