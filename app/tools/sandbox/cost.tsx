import { useMemo } from "react";
import { fill } from "../../../content/fill.ts";
import { plural } from "../../../content/plural.ts";
import type { SandboxWords } from "../../../content/types/sandbox.ts";
import { useLanguage } from "../../words/use-language.ts";
import { type Cube, type Limits, LOOSEST, type Outcome, type Prices } from "./cube.ts";
import { costRows, type Layout, round, strokePath, strokesOf, TALL } from "./geometry.ts";
import { count, money } from "./sentences.ts";

const parts = ["fraud", "good", "reviews"] as const;

/** Returns the cost rows. They do not depend on the limit in hand, and are kept while it alone moves. */
export function useCostRows(cube: Cube, limits: Limits, prices: Prices, layout: Layout) {
  const { view } = layout;
  const card = view === 0 ? LOOSEST[0] : limits[0];
  const device = view === 1 ? LOOSEST[1] : limits[1];
  const sim = view === 2 ? LOOSEST[2] : limits[2];
  return useMemo(
    () => costRows(cube, [card, device, sim], prices, layout),
    [cube, card, device, sim, prices, layout],
  );
}

type Rows = ReturnType<typeof costRows>;

interface CostProps {
  rows: Rows;
  layout: Layout;
  words: SandboxWords;
}

/** The cost of the day at each place of the limit in hand. */
export function CostRows({ rows, layout, words }: CostProps) {
  const { paths, unit } = rows;
  const language = useLanguage();
  const thousands = unit / 1_000;
  const short =
    thousands < 1 ? unit : fill(plural(words.cost.thousands, thousands, language), { n: thousands });
  return (
    <>
      <text x={layout.price + 3} y="14">
        {layout.isShort
          ? fill(words.cost.headShort, { unit: short })
          : fill(words.cost.head, { unit: count(unit) })}
      </text>
      {parts.map((part, k) => (
        <path key={part} className={`cost ${part}`} d={paths[k]} />
      ))}
    </>
  );
}

/** The cost of the day at this setting, in strokes and part by part in numbers. */
export function SettingCost(props: CostProps & { outcome: Outcome; limits: Limits }) {
  const { outcome, limits, layout, words } = props;
  const { unit, pitch } = props.rows;
  const language = useLanguage();
  const { view, price, width, isSmall, isShort, top, floor, yOf } = layout;
  const y = round(yOf(limits[view]));
  const strokes = strokesOf(outcome, unit);
  const end = price + 4 + (strokes[2]?.[1] ?? 0) * pitch;
  const hasRoom = !isSmall && width - end > 84;
  const sums = [outcome.missedSar, outcome.goodCost, outcome.reviewCost];
  return (
    <>
      <rect x={price} y={y - 9} width={width - price} height="18" className="paper" />
      {parts.map((part, k) => (
        <path
          key={part}
          className={`cost here ${part}`}
          d={strokePath(price, y + 7, strokes[k] ?? [0, 0], pitch, round(14 * (TALL[k] ?? 1)))}
        />
      ))}
      <text
        x={hasRoom ? end + 8 : isSmall ? price + 3 : width}
        y={isSmall ? 31 : hasRoom ? y + 4 : y + (y - top < 24 ? 24 : -13)}
        textAnchor={hasRoom || isSmall ? "start" : "end"}
        className="ink halo"
      >
        {money(outcome.cost, words, language)}
      </text>
      {parts.map((part, k) => {
        const sum = count(sums[k] ?? 0);
        const line = floor + (isSmall ? 22 : 26) + k * (isSmall ? 19 : 24);
        const tall = round(11 * (TALL[k] ?? 1));
        return (
          <g key={part}>
            <path className={`cost here ${part}`} d={strokePath(price, line + 1, [0, 2], 5, tall)} />
            <text x={price + 18} y={line}>
              {isShort ? sum : words.cost.parts[k]}
            </text>
            {!isShort && (
              <text x={width} y={line} textAnchor="end" className="ink">
                {sum}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
