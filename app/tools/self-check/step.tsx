import { memo } from "react";
import { fill } from "../../../content/fill.ts";
import type { SelfCheckWords } from "../../../content/types/self-check.ts";
import { Signature } from "../../ui/signature.tsx";
import { twoDigits } from "../../ui/two-digits.ts";
import { RadioGroup } from "../radio-group.tsx";
import type { Asked } from "./asked.ts";
import { type Answer, type Exposure, questions, type Reply, weigh } from "./priority.ts";

const replies: readonly Reply[] = ["yes", "no", "unsure"];
const SLOTS = 9;

/** A scenario's priority as nine strokes: the warm ones are its gaps, dotted where the answer is not known. */
function Gauge({ answer, words }: { answer: Answer; words: SelfCheckWords }) {
  const { priority, unsure } = weigh(answer);
  const dotted = (answer.exposure ?? 0) * unsure;
  const strokes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, k) => `M${(from + k) * 7 + 2} 3v14`).join("");
  return (
    <p className="check-gauge">
      <svg width="62" height="20" aria-hidden="true" className="mirrors">
        <path className="slot" d={strokes(priority, SLOTS)} />
        <path className="no" d={strokes(0, priority - dotted)} />
        <path className="unsure" d={strokes(priority - dotted, priority)} />
      </svg>
      <span className="sr-only">{fill(words.priorityOf, { n: priority })}</span>
    </p>
  );
}

/** One scenario: its exposure, and three questions once it concerns the visitor. */
export const Step = memo(function Step(props: {
  index: number;
  /** Its place among all scenarios, asked about or not. */
  place: number;
  scenario: Asked;
  words: SelfCheckWords;
  answer: Answer;
  isHere: boolean;
  onAnswer: (place: number, answer: Answer) => void;
}) {
  const { index, place, scenario, words, answer, isHere, onAnswer } = props;
  const { id, name, short, signs } = scenario;
  const { exposure } = answer;
  const steps = Object.entries(words.exposure.steps).map(([value, step]) => ({
    value,
    label: `${value}, ${step}`,
    word: (
      <>
        {value} <span className="check-step">{step}</span>
      </>
    ),
  }));
  const choices = replies.map((value) => ({ value, word: words.replies[value] }));
  return (
    <fieldset
      id={`check-${id}`}
      className="check-row"
      data-here={isHere || undefined}
      data-zero={exposure === 0 || undefined}
    >
      <legend className="sr-only">{name}</legend>
      <Signature id={id} />
      <p tabIndex={-1}>
        <i>{twoDigits(index + 1)}</i> {name}
      </p>
      <p className="check-short">{short}</p>
      {signs && (
        <p className="check-signs">
          <b>{words.signs}</b> {signs}
        </p>
      )}
      <p className="check-ask" aria-hidden="true">
        {words.exposure.ask}
      </p>
      <RadioGroup
        name={`exposure-${id}`}
        label={words.exposure.ask}
        options={steps}
        value={exposure === undefined ? undefined : String(exposure)}
        onChoose={(value) => onAnswer(place, { ...answer, exposure: Number(value) as Exposure })}
      />
      {questions.map((question) => (
        <div key={question} className="check-question" hidden={!exposure}>
          <p className="check-ask" aria-hidden="true">
            {words.questions[question].ask}
          </p>
          <RadioGroup
            name={`${question}-${id}`}
            label={words.questions[question].ask}
            options={choices}
            value={answer.replies[question]}
            onChoose={(reply) =>
              onAnswer(place, { ...answer, replies: { ...answer.replies, [question]: reply } })
            }
          />
        </div>
      ))}
      {exposure ? <Gauge answer={answer} words={words} /> : null}
    </fieldset>
  );
});
