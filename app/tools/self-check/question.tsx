import { useEffect, useRef } from "react";
import { fill } from "../../../content/texts.ts";
import type { Audience, Words } from "../../../content/words.ts";
import { type AnsweredScenario, type Exposure, type QuestionReply, questions } from "./priority.ts";

/** The place in the walk: before the first scenario (-1), or a scenario and its step: exposure, then three questions. */
export interface Position {
  index: number;
  step: number;
}

/** Returns the choices of a question, each with its word and what it does. */
const choicesOf = <Value extends string | number>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
  chosen: Value | undefined,
  choose: (value: Value) => void,
) => values.map((value) => ({ word: words[value], isChosen: value === chosen, choose: () => choose(value) }));

/** One question with its answers, each a large button. It takes the focus when it follows another. */
export function Question(props: {
  words: Words["selfCheck"];
  place: Position;
  /** The scenario in hand, if any, and its answer. */
  asked: AnsweredScenario | undefined;
  of: number;
  audience: Audience | undefined;
  onAudience: (audience: Audience) => void;
  onAnswer: (answer: AnsweredScenario) => void;
}) {
  const { words, place, asked, of, audience, onAudience, onAnswer } = props;
  const { index, step } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus({ preventScroll: true });
    shown.current = place;
  }, [place]);

  const scenario = asked?.scenario;
  const question = questions[step - 1];
  const { ask } = !asked ? words.audience : question ? words.questions[question] : words.exposure;
  const choices = !asked
    ? choicesOf(["merchant", "bank", "both"], words.audience.choices, audience, onAudience)
    : question
      ? choicesOf<QuestionReply>(["yes", "no", "unsure"], words.replies, asked.replies[question], (reply) =>
          onAnswer({ ...asked, replies: { ...asked.replies, [question]: reply } }),
        )
      : choicesOf<Exposure>([0, 1, 2, 3], words.exposure.steps, asked.exposure, (exposure) =>
          onAnswer({ ...asked, exposure }),
        );
  return (
    <>
      <p className="columns:min-h-28">
        <b className="text-intro font-medium">{scenario?.name}</b>{" "}
        <span className="text-intro text-ink-muted">{scenario && fill(words.at, { n: index + 1, of })}</span>
        <span className="block text-ink-muted">{scenario?.short}</span>
      </p>
      <h3
        ref={heading}
        tabIndex={-1}
        className="text-title my-6 focus:outline-none columns:flex columns:min-h-28 columns:items-end"
      >
        {ask}
      </h3>
      <fieldset
        className={`check-choices grid gap-4 ${choices.length > 3 ? "text-body grid-cols-2 columns:grid-cols-4" : "text-intro grid-cols-3 max-phone:grid-cols-1"}`}
      >
        <legend className="sr-only">{ask}</legend>
        {choices.map(({ word, isChosen, choose }) => (
          <button key={word} type="button" aria-pressed={isChosen} onClick={choose}>
            {word}
          </button>
        ))}
      </fieldset>
    </>
  );
}
