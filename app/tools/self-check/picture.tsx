import { useRef } from "react";
import type { SelfCheckWords } from "../../../content/types/self-check.ts";
import { signatures } from "../../drawn/marks.ts";
import { layerUrls } from "../../ui/picture.tsx";
import { twoDigits } from "../../ui/two-digits.ts";
import { useWidth } from "../use-width.ts";
import type { Asked } from "./asked.ts";
import { type Layout, layoutFor, lineOf, middleOf, pathsOf } from "./geometry.ts";
import { type Answer, questions, type Result } from "./priority.ts";

const WIDTH = 1032;
const MARK = { least: 30, most: 78 };
const url = layerUrls(signatures);

interface PictureProps {
  answers: readonly Answer[];
  result: Result;
  scenarios: readonly Asked[];
  words: SelfCheckWords;
  label: string;
  mirrored: boolean;
}

/** The names of scenarios and lines, and the priorities. */
function Labels({ result, scenarios, words, mirrored, layout }: PictureProps & { layout: Layout }) {
  const { isTall, width, height, span } = layout;
  const x = (value: number) => (mirrored ? width - value : value);
  const [start, end] = mirrored ? (["end", "start"] as const) : (["start", "end"] as const);
  const isFirst = (index: number) => result.first.some((row) => row.index === index);
  const mark = Math.min(span - 10, MARK.most);
  return (
    <>
      {result.rows.map(({ index, exposure, priority }) => {
        const scenario = scenarios[index];
        const middle = middleOf(layout, index);
        const tone = isFirst(index) ? "full" : undefined;
        const sum = exposure === undefined ? "" : priority;
        const warm = priority > 0 ? "warm" : undefined;
        if (!scenario) return null;
        if (isTall)
          return (
            <g key={scenario.id}>
              <text x={x(0)} y={middle + 4} textAnchor={start} className={`name ${tone ?? ""}`}>
                {words.picture.names[scenario.id] ?? scenario.name}
              </text>
              <text x={x(width)} y={middle + 4} textAnchor={end} className={warm}>
                {sum}
              </text>
            </g>
          );
        return (
          <g key={scenario.id}>
            <title>{scenario.name}</title>
            {mark >= MARK.least && (
              <svg
                x={x(middle) - mark / 2}
                y="2"
                width={mark}
                height={(mark * 54) / 160}
                viewBox="0 0 160 54"
                aria-hidden="true"
              >
                <use href={url(scenario.id)} />
              </svg>
            )}
            <text x={x(middle)} y="46" textAnchor="middle" className={tone}>
              {twoDigits(index + 1)}
            </text>
            <text x={x(middle)} y={height - 8} textAnchor="middle" className={warm}>
              {sum}
            </text>
          </g>
        );
      })}
      {questions.map((question, k) => {
        const across = lineOf(layout, k);
        const { line, short } = words.questions[question];
        return isTall ? (
          <text key={question} x={x(across)} y="12" textAnchor="middle">
            {short}
          </text>
        ) : (
          <text key={question} x={x(0)} y={across + 4} textAnchor={start}>
            {line}
          </text>
        );
      })}
      {!isTall && (
        <text x={x(0)} y={height - 8} textAnchor={start}>
          {words.picture.priority}
        </text>
      )}
    </>
  );
}

/** Scenarios along one way, the three lines along the other. On a phone the picture lies on its side. */
export function Picture(props: PictureProps) {
  const { answers, result, scenarios, label, mirrored } = props;
  const box = useRef<HTMLDivElement>(null);
  const layout = layoutFor(useWidth(box, WIDTH), scenarios.length);
  const { width, height } = layout;
  const { paths, joints } = pathsOf(result.rows, answers, layout, mirrored);
  return (
    <div ref={box} className="tool-picture">
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <path className="open" d={paths.open} />
        <path className="thin" d={paths.thin} />
        <path className="yes" d={paths.yes} />
        <path className="no" d={paths.no} />
        <path className="unsure" d={paths.unsure} />
        {joints.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} className="joint" cx={cx} cy={cy} r="4.6" />
        ))}
        <Labels {...props} layout={layout} />
      </svg>
    </div>
  );
}
