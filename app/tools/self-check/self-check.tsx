import { useCallback, useMemo, useRef, useState } from "react";
import { fill } from "../../../content/fill.ts";
import type { Audience } from "../../../content/types/self-check.ts";
import { focusQuietly } from "../../ui/motion.ts";
import { useLanguage } from "../../words/use-language.ts";
import { Announcement } from "../announcement.tsx";
import { RadioGroup } from "../radio-group.tsx";
import { askedOf, audiences, rangeOf } from "./asked.ts";
import { Outcome } from "./outcome.tsx";
import { type Answer, resultOf } from "./priority.ts";
import type { SelfCheckProps } from "./props.ts";
import { summaryOf } from "./sentences.ts";
import { ForWhom, LedgerHeads, SelfCheckSheet } from "./sheet.tsx";
import { Step } from "./step.tsx";

const untouched: Answer = { replies: {} };

/** Three questions on each scenario: which to test first. Answers live in this component only. */
export default function SelfCheck(props: SelfCheckProps) {
  const { words, scenarios, banks, requestPath } = props;
  const language = useLanguage();
  const all = useMemo(() => askedOf({ words, scenarios, banks }), [words, scenarios, banks]);
  const [audience, setAudience] = useState<Audience>("merchant");
  const [allAnswers, setAnswers] = useState<readonly Answer[]>(() => all.map(() => untouched));
  const [undo, setUndo] = useState<readonly Answer[]>();
  const [here, setHere] = useState(0);
  const [notice, setNotice] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const { from, to } = rangeOf(audience, props);
  const asked = all.slice(from, to);
  const answers = allAnswers.slice(from, to);
  const result = resultOf(answers);
  const summary = summaryOf({ words, scenarios: asked, result, language });
  const last = asked.length - 1;

  const onAnswer = useCallback((index: number, answer: Answer) => {
    setAnswers((before) => before.map((old, k) => (k === index ? answer : old)));
    setUndo(undefined);
    setNotice(undefined);
  }, []);
  function replace(answers: readonly Answer[], said?: string) {
    setUndo(allAnswers);
    setAnswers(answers);
    setNotice(said);
  }
  const restAtZero = () =>
    replace(
      allAnswers.map((answer, index) =>
        index >= from && index < to ? { ...answer, exposure: answer.exposure ?? 0 } : answer,
      ),
    );
  function clear() {
    replace(
      all.map(() => untouched),
      words.cleared,
    );
    setHere(0);
  }
  function askFor(chosen: Audience) {
    setAudience(chosen);
    setHere(0);
    setNotice(undefined);
  }
  function walkTo(index: number) {
    setHere(index);
    // The step is shown by the next frame.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[data-here] > [tabindex]")?.focus(),
    );
  }
  function toOutcome() {
    outcome.current?.scrollIntoView();
    if (outcome.current) focusQuietly(outcome.current);
  }
  const isAnswered = answers[here]?.exposure !== undefined;
  const { walk } = words;
  const forward = here === last ? walk.result : isAnswered ? walk.next : walk.skip;

  return (
    <form
      ref={form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      data-live
      data-begun={result.begun > 0 || undefined}
    >
      <SelfCheckSheet words={words} answered={result.answered} of={asked.length}>
        <ForWhom words={words}>
          <RadioGroup
            name="audience"
            label={words.audience.ask}
            options={audiences.map((value) => ({ value, word: words.audience.choices[value] }))}
            value={audience}
            onChoose={askFor}
          />
        </ForWhom>
        <LedgerHeads words={words} />
        {asked.map((scenario, index) => (
          <Step
            key={scenario.id}
            index={index}
            place={from + index}
            scenario={scenario}
            words={words}
            answer={answers[index] ?? untouched}
            isHere={index === here}
            onAnswer={onAnswer}
          />
        ))}
        <div className="check-walk items-center border-y border-rule px-7 py-3 text-center max-sm:px-5">
          <button
            type="button"
            className="btn btn-bar"
            disabled={here === 0}
            onClick={() => walkTo(here - 1)}
          >
            {walk.back}
          </button>
          <p className="text-small tabular-nums text-ink2">
            {fill(walk.at, { n: here + 1, of: asked.length })}
          </p>
          <button
            type="button"
            className="btn btn-bar"
            disabled={here === last && result.begun === 0}
            onClick={() => (here === last ? toOutcome() : walkTo(here + 1))}
          >
            {forward}
          </button>
        </div>
        <div className="check-rest flex flex-wrap items-center gap-x-7 gap-y-3 px-6 py-4 max-sm:px-5 max-sm:py-3.5">
          <button type="button" className="link" onClick={restAtZero}>
            {words.rest}
          </button>
          {result.begun > 0 && (
            <button type="button" className="link check-see" onClick={toOutcome}>
              {words.see}
            </button>
          )}
          <button type="button" className="link" onClick={clear}>
            {words.clear}
          </button>
          {undo && (
            <button type="button" className="link" onClick={() => replace(undo, words.undone)}>
              {words.undo}
            </button>
          )}
        </div>
        {result.begun > 0 && (
          <Outcome
            words={words}
            scenarios={asked}
            requestPath={requestPath}
            ref={outcome}
            answers={answers}
            result={result}
            summary={summary}
            language={language}
            say={setNotice}
          />
        )}
      </SelfCheckSheet>
      <Announcement text={notice ?? summary} />
    </form>
  );
}
