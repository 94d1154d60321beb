import { Signature } from "../../ui/signature.tsx";
import { twoDigits } from "../../ui/two-digits.ts";
import { audiences } from "./asked.ts";
import { questions } from "./priority.ts";
import type { SelfCheckProps } from "./props.ts";
import { ForWhom, LedgerHeads, SelfCheckSheet } from "./sheet.tsx";

/** The self-check before its script has loaded, and without scripts: a form to print, with the rule in one sentence. */
export default function PaperForm({ words, scenarios }: SelfCheckProps) {
  const { yes, no, unsure } = words.replies;
  return (
    <SelfCheckSheet words={words} answered={0} of={scenarios.length}>
      <ForWhom words={words}>
        <div className="radio-group">
          {audiences.map((audience) => (
            <i key={audience}>{words.audience.choices[audience]}</i>
          ))}
        </div>
      </ForWhom>
      <LedgerHeads words={words} />
      {scenarios.map(({ id, name }, index) => (
        <div key={id} className="check-row">
          <Signature id={id} />
          <p>
            <i>{twoDigits(index + 1)}</i>
            {` ${name}`}
          </p>
          <div className="radio-group">
            <i>0</i>
            <i>1</i>
            <i>2</i>
            <i>3</i>
          </div>
          {questions.map((question) => (
            <div key={question} className="radio-group">
              <i>{yes}</i>
              <i>{no}</i>
              <i>{unsure}</i>
            </div>
          ))}
        </div>
      ))}
      <p className="check-rest flex flex-wrap items-center gap-x-7 gap-y-3 px-6 py-4 max-sm:px-5 max-sm:py-3.5">
        {words.rule}
      </p>
    </SelfCheckSheet>
  );
}
