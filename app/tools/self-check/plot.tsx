import type { Words } from "../../../content/words.ts";
import { directions } from "../../../contract/language.ts";
import { useLanguage } from "../../i18n/words.ts";
import { useWidth } from "../use-width.ts";
import { HEIGHT, lineAt, pathsOf } from "./geometry.ts";
import { type Answer, questions } from "./priority.ts";

/** Three lines across all scenarios, which grow with the answers; the lane in hand is marked. */
export function Plot(props: {
  words: Words["selfCheck"];
  answers: readonly Answer[];
  /** The scenario and the question in hand, if any. */
  at: number;
  question: number;
  label: string;
}) {
  const { words, answers, at, question, label } = props;
  const isMirrored = directions[useLanguage()] === "rtl";
  const { box, width } = useWidth(445);
  const { lane, x, paths, joints } = pathsOf(answers, width, isMirrored);
  const end = { x: x(width), textAnchor: isMirrored ? "start" : "end" } as const;
  return (
    <div ref={box}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
      >
        {at >= 0 && (
          <rect
            className="lane"
            x={Math.min(x(at * lane), x((at + 1) * lane))}
            width={lane}
            height={HEIGHT}
          />
        )}
        <path className="hair" d={questions.map((_, k) => `M0 ${lineAt(k)}H${width}`).join("")} />
        <path className="line" d={paths.line} />
        <path className="thin" d={paths.thin} />
        <path className="warm" d={paths.warm} />
        <path className="unsure" d={paths.unsure} />
        {joints.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} className="joint" cx={cx} cy={cy} r="4" />
        ))}
        {at >= 0 && question >= 0 && (
          <circle className="hand" cx={x((at + 0.5) * lane)} cy={lineAt(question)} r="8" />
        )}
        {questions.map((id, k) => (
          <text key={id} {...end} y={lineAt(k) - 22}>
            {words.questions[id].line}
          </text>
        ))}
      </svg>
      <p className="text-small flex justify-between text-ink-muted" aria-hidden="true">
        <span>{words.scenario}</span>
        <span>{answers.length}</span>
      </p>
    </div>
  );
}
