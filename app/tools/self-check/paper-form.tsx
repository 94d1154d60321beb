import { questions } from "./priority.ts";
import type { SelfCheckProps } from "./props.ts";
import SelfCheck from "./self-check.tsx";

/** The self-check before its script has loaded; without scripts, the questions to answer on paper, with the rule. */
export default function PaperForm(props: SelfCheckProps) {
  const { words, scenarios } = props;
  return (
    <>
      <SelfCheck {...props} />
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
    </>
  );
}
