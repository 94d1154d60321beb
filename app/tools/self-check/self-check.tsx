import { useRef, useState } from "react";
import type { Audience, BankScenario, Scenario, Words } from "../../../content/words.ts";
import { useLanguage } from "../../i18n/words.ts";
import { useRouter } from "../../navigation/router.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { CopyText } from "../copy-text.tsx";
import { Tool } from "../tool.tsx";
import { ToolActions } from "../tool-actions.tsx";
import { Plot } from "./plot.tsx";
import { type AnsweredScenario, checkResult, PLAN_FROM, questions } from "./priority.ts";
import { type Position, Question } from "./question.tsx";
import { ResultSheet } from "./result.tsx";
import { messageOf, summaryOf } from "./sentences.ts";

export interface SelfCheckProps {
  words: Words["selfCheck"];
  /** The scenarios of the page. */
  scenarios: readonly Scenario[];
  /** Those that only the self-check has. */
  banks: readonly BankScenario[];
  /** The page of the request form. */
  requestPath: string;
}

const start: Position = { index: -1, step: 0 };
/** So many of the scenarios to test first stand beside the questions. */
const BESIDE = 3;

/** Without scripts, the questions to answer on paper, with the rule. */
const PaperForm = ({ words, scenarios }: SelfCheckProps) => (
  <div className="mt-8 grid gap-4 scripts-on:hidden">
    <p>{words.rule}</p>
    <ul>
      {[words.exposure, ...questions.map((question) => words.questions[question])].map(({ ask }) => (
        <li key={ask}>{ask}</li>
      ))}
    </ul>
    <ol className="columns-2">
      {scenarios.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ol>
  </div>
);

/** Three questions on each scenario, one at a time: which to test first. Answers live in this component only. */
export default function SelfCheck(props: SelfCheckProps) {
  const { words, scenarios, banks, requestPath } = props;
  const language = useLanguage();
  const isLive = useHydrated();
  const { open } = useRouter();
  const emptyAnswers = () =>
    [...scenarios, ...banks].map((scenario): AnsweredScenario => ({ scenario, replies: {} }));
  const [audience, setAudience] = useState<Audience>();
  const [all, setAll] = useState(emptyAnswers);
  const [place, setPlace] = useState(start);
  const [status, setStatus] = useState<string>();
  const panel = useRef<HTMLDetailsElement>(null);
  const from = audience === "bank" ? scenarios.length : 0;
  const to = audience === "bank" || audience === "both" ? all.length : scenarios.length;
  const asked = all.slice(from, to);
  const result = checkResult(asked);
  const shown = { words, total: asked.length, result, language };
  const { index, step } = place;

  function walkTo(to: Position) {
    setStatus(undefined);
    if (to.index < asked.length) return setPlace(to);
    if (panel.current) panel.current.open = true;
    panel.current?.querySelector("summary")?.focus();
  }
  const nextScenario = () => walkTo({ index: index + 1, step: 0 });
  function back() {
    const last = asked[index - 1]?.exposure ? questions.length : 0;
    walkTo(step > 0 ? { index, step: step - 1 } : { index: index - 1, step: last });
  }
  function onAnswer(answer: AnsweredScenario) {
    setAll((before) => before.map((old, k) => (k === from + index ? answer : old)));
    if (!answer.exposure || step === questions.length) nextScenario();
    else walkTo({ index, step: step + 1 });
  }
  function clear() {
    setAll(emptyAnswers);
    setPlace(start);
    setStatus(words.cleared);
    panel.current?.removeAttribute("open");
  }
  return (
    <>
      <Tool
        ref={panel}
        id="self-check"
        more={words.more}
        words={words.actions}
        announcement={status ?? summaryOf(shown)}
        start={
          <div className="print:hidden">
            <Question
              words={words}
              place={place}
              asked={asked[index]}
              of={asked.length}
              audience={audience}
              onAudience={(chosen) => {
                setAudience(chosen);
                setPlace({ index: 0, step: 0 });
              }}
              onAnswer={onAnswer}
            />
            {index >= 0 && (
              <p className="mt-6 flex gap-7">
                <button type="button" className="link" onClick={back}>
                  {words.walk.back}
                </button>
                <button type="button" className="link" onClick={nextScenario}>
                  {words.walk.skip}
                </button>
              </p>
            )}
          </div>
        }
        end={
          <>
            <Plot words={words} answers={asked} at={index} question={step - 1} label={summaryOf(shown)} />
            {result.first.length > 0 && (
              <div className="mt-8">
                <h3 className="mb-2 font-medium">{words.found.soFar}</h3>
                <ol>
                  {result.first.slice(0, BESIDE).map(({ scenario: { id, name }, priority }) => (
                    <li
                      key={id}
                      className="flex items-baseline justify-between gap-4 border-t border-rule py-2"
                    >
                      <span className="text-intro">{name}</span>
                      <span className="whitespace-nowrap text-ink-muted">
                        <b
                          className={`text-intro font-medium ${priority < PLAN_FROM ? "text-ink" : "text-ember"}`}
                        >
                          {priority}
                        </b>{" "}
                        {words.found.of}
                      </span>
                    </li>
                  ))}
                </ol>
              </div>
            )}
          </>
        }
        panel={
          <>
            <ResultSheet {...shown} />
            <ToolActions words={words.actions} announce={setStatus}>
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => open(requestPath, messageOf(shown))}
              >
                {words.put}
              </button>
              <CopyText
                label={words.copy}
                text={() => messageOf(shown)}
                words={words.actions}
                announce={setStatus}
              />
              <button type="button" className="link" onClick={clear}>
                {words.clear}
              </button>
            </ToolActions>
          </>
        }
      />
      {!isLive && <PaperForm {...props} />}
    </>
  );
}
