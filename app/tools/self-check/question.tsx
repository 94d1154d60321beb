import { useEffect, useRef } from "react";
import { fill } from "../../../content/texts.ts";
import type { Audience, Words } from "../../../content/words.ts";
import type { Asked } from "./asked.ts";
import { type Answer, type Exposure, questions, type Reply } from "./priority.ts";

/** The place in the walk: before the first scenario (-1), or a scenario and its step: exposure, then three questions. */
export interface Place {
  index: number;
  step: number;
}

interface Choice {
  word: string;
  isChosen: boolean;
  choose: () => void;
}

/** One question with its answers, each a large button. It takes the focus when it follows another. */
export function Question(props: {
  words: Words["selfCheck"];
  place: Place;
  scenario: Asked | undefined;
  of: number;
  audience: Audience | undefined;
  answer: Answer;
  onAudience: (audience: Audience) => void;
  onAnswer: (answer: Answer) => void;
}) {
  const { words, place, scenario, of, audience, answer, onAudience, onAnswer } = props;
  const { index, step } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(`${index} ${step}`);
  useEffect(() => {
    if (shown.current !== `${index} ${step}`) heading.current?.focus({ preventScroll: true });
    shown.current = `${index} ${step}`;
  }, [index, step]);

  const question = questions[step - 1];
  const chosen = question && answer.replies[question];
  const asked = question ? words.questions[question].ask : words.exposure.ask;
  const audiences = (["merchant", "bank", "both"] as const).map((value) => ({
    word: words.audience.choices[value],
    isChosen: audience === value,
    choose: () => onAudience(value),
  }));
  const exposures = ([0, 1, 2, 3] satisfies Exposure[]).map((value) => ({
    word: words.exposure.steps[value],
    isChosen: answer.exposure === value,
    choose: () => onAnswer({ ...answer, exposure: value }),
  }));
  const replies = (["yes", "no", "unsure"] satisfies Reply[]).map((value) => ({
    word: words.replies[value],
    isChosen: chosen === value,
    choose: () => question && onAnswer({ ...answer, replies: { ...answer.replies, [question]: value } }),
  }));
  const choices: readonly Choice[] = index < 0 ? audiences : question ? replies : exposures;
  return (
    <>
      <p className="columns:min-h-28">
        <b className="text-intro font-medium">{scenario?.name}</b>{" "}
        <span className="text-intro text-ink2">{scenario && fill(words.at, { n: index + 1, of })}</span>
        <span className="block text-ink2">{scenario?.short}</span>
      </p>
      <h3
        ref={heading}
        tabIndex={-1}
        className="text-title my-6 focus:outline-none columns:flex columns:min-h-28 columns:items-end"
      >
        {index < 0 ? words.audience.ask : asked}
      </h3>
      <fieldset
        className={`check-choices grid gap-4 ${choices.length > 3 ? "text-body grid-cols-2 columns:grid-cols-4" : "text-intro grid-cols-3 max-phone:grid-cols-1"}`}
      >
        <legend className="sr-only">{index < 0 ? words.audience.ask : asked}</legend>
        {choices.map(({ word, isChosen, choose }) => (
          <button key={word} type="button" aria-pressed={isChosen} onClick={choose}>
            {word}
          </button>
        ))}
      </fieldset>
    </>
  );
}
