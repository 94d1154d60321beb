import type { Ref } from "react";
import { fill } from "../../../content/fill.ts";
import { directions, type Language } from "../../../contract/language.ts";
import { plural } from "../../../contract/plural.ts";
import { useOpenPage } from "../../navigation/open-page.ts";
import { printPart } from "../../ui/print-part.ts";
import { CopyText } from "../copy-text.tsx";
import type { Asked } from "./asked.ts";
import { Findings } from "./findings.tsx";
import { Picture } from "./picture.tsx";
import type { Answer, Result } from "./priority.ts";
import type { SelfCheckProps } from "./props.ts";
import { messageOf } from "./sentences.ts";

const marks = {
  yes: <path className="yes" d="M0 7h22" />,
  no: <path className="no" d="M8 0v14M14 0v14" />,
  unsure: <path className="unsure" d="M8 0v14M14 0v14" />,
  open: <path className="open" d="M0 7h22" />,
};

function Keys({ words }: Pick<SelfCheckProps, "words">) {
  return (
    <ul className="tool-keys check-keys text-small tabular-nums mt-1.5 mb-3.5" aria-hidden="true">
      {(["yes", "no", "unsure", "open"] as const).map((key) => (
        <li key={key}>
          <svg width="22" height="14" aria-hidden="true">
            {marks[key]}
            {key === "yes" && <circle className="joint" cx="11" cy="7" r="4" />}
          </svg>{" "}
          {words.keys[key]}
        </li>
      ))}
    </ul>
  );
}

/** The picture, the scenarios to begin with, the plan, and what to do with them. */
export function Outcome(
  props: Pick<SelfCheckProps, "words" | "requestPath"> & {
    scenarios: readonly Asked[];
    ref: Ref<HTMLDivElement>;
    answers: readonly Answer[];
    result: Result;
    summary: string;
    language: Language;
    say: (text: string) => void;
  },
) {
  const { words, scenarios, answers, result, summary, language, requestPath, say } = props;
  const openPage = useOpenPage();
  const { picture, actions } = words;
  const title = fill(plural(picture.title, result.answered, language), { n: result.answered });
  const message = () => messageOf(props, answers);
  return (
    <div
      ref={props.ref}
      tabIndex={-1}
      className="check-out scroll-mt-bar border-t border-ink p-7 max-sm:px-5 max-sm:py-5.5"
    >
      <figure>
        <p className="font-medium">{title}</p>
        <Keys words={words} />
        <Picture
          {...props}
          label={fill(picture.alt, { title, live: summary })}
          mirrored={directions[language] === "rtl"}
        />
        <figcaption className="text-small mt-3.5 max-w-body">
          <strong className="font-medium">{picture.howToRead}</strong> {picture.reading}
        </figcaption>
      </figure>
      <Findings words={words} scenarios={scenarios} result={result} language={language} />
      <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => openPage(requestPath, { state: { message: message() } })}
        >
          {actions.put}
        </button>
        <button type="button" className="btn" onClick={() => printPart("self-check")}>
          {actions.print}
        </button>
        <CopyText label={actions.copy} text={message} words={actions} className="link" say={say} />
      </div>
    </div>
  );
}
