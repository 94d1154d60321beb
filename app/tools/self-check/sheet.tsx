import type { ReactNode } from "react";
import { fill } from "../../../content/fill.ts";
import type { SelfCheckWords } from "../../../content/types/self-check.ts";
import { questions } from "./priority.ts";

/** The heads of the ledger's columns. */
export function LedgerHeads({ words }: { words: SelfCheckWords }) {
  return (
    <div className="check-heads" aria-hidden="true">
      <span>{words.columns.scenario}</span>
      <span>
        {words.columns.exposure}
        <small>{words.exposureKey}</small>
      </span>
      {questions.map((question) => (
        <span key={question}>{words.questions[question].column}</span>
      ))}
      <span>{words.columns.priority}</span>
    </div>
  );
}

/** The question of the top: scenarios for merchants, for banks, or for both. */
export function ForWhom({ words, children }: { words: SelfCheckWords; children: ReactNode }) {
  return (
    <div className="check-for">
      <p aria-hidden="true">{words.audience.ask}</p>
      {children}
    </div>
  );
}

/** The sheet of the self-check under its title, the number of answers and the note on privacy. */
export function SelfCheckSheet(props: {
  words: SelfCheckWords;
  answered: number;
  of: number;
  children: ReactNode;
}) {
  const { words, answered, of } = props;
  return (
    <>
      <div className="tool-top">
        <h4>{words.title}</h4>
        <p className="text-small tabular-nums">{fill(words.done, { n: answered, of })}</p>
        <p className="text-small">{words.privacy}</p>
      </div>
      {props.children}
    </>
  );
}
