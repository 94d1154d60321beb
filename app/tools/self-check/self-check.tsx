import { useCallback, useRef, useState } from "react";
import { fill } from "../../../content/fill.ts";
import { focusQuietly } from "../../ui/motion.ts";
import { useLanguage } from "../../words/use-language.ts";
import { Announcement } from "../announcement.tsx";
import { Outcome } from "./outcome.tsx";
import { type Answer, resultOf } from "./priority.ts";
import type { SelfCheckProps } from "./props.ts";
import { summaryOf } from "./sentences.ts";
import { LedgerHeads, SelfCheckSheet } from "./sheet.tsx";
import { Step } from "./step.tsx";

const untouched: Answer = { replies: {} };

/** Three questions on each scenario: which to test first. Answers live in this component only. */
export default function SelfCheck(props: SelfCheckProps) {
  const { words, scenarios } = props;
  const language = useLanguage();
  const [answers, setAnswers] = useState<readonly Answer[]>(() => scenarios.map(() => untouched));
  const [here, setHere] = useState(0);
  const [notice, setNotice] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const result = resultOf(answers);
  const summary = summaryOf({ words, scenarios, result, language });
  const last = scenarios.length - 1;

  const change = useCallback((to: (before: readonly Answer[]) => readonly Answer[], said?: string) => {
    setAnswers(to);
    setNotice(said);
  }, []);
  const onAnswer = useCallback(
    (index: number, answer: Answer) => change((before) => before.with(index, answer)),
    [change],
  );
  const restAtZero = () =>
    change((before) => before.map((answer) => ({ ...answer, exposure: answer.exposure ?? 0 })));
  const clear = () => {
    change(() => scenarios.map(() => untouched), words.cleared);
    setHere(0);
  };
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
      <SelfCheckSheet words={words} answered={result.answered} of={scenarios.length}>
        <LedgerHeads words={words} />
        {scenarios.map((scenario, index) => (
          <Step
            key={scenario.id}
            index={index}
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
          <p className="type-mono text-ink2">{fill(walk.at, { n: here + 1, of: scenarios.length })}</p>
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
        </div>
        {result.begun > 0 && (
          <Outcome
            {...props}
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
