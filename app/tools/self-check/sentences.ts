import { fill, formatList } from "../../../content/texts.ts";
import type { Words } from "../../../content/words.ts";
import { type Language, plural } from "../../../contract/language.ts";
import { type CheckResult, type QuestionReply, questions } from "./priority.ts";

/** A result, and what its texts need. */
export interface ResultProps {
  words: Words["selfCheck"];
  /** The number of scenarios. */
  total: number;
  result: CheckResult;
  language: Language;
}

/** Returns the result in a few words, for screen readers. */
export function summaryOf({ words, total, result, language }: ResultProps): string {
  const { live } = words;
  const { answered, high, open, first } = result;
  const [top] = first;
  return [
    fill(live.answered, { n: answered, of: total }),
    fill(plural(live.high, high, language), { n: high }),
    open > 0 ? fill(plural(live.open, open, language), { n: open }) : "",
    top ? fill(live.first, { name: top.scenario.name, priority: top.priority }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns the result as a message for the request form, with brackets for the visitor to fill. */
export function messageOf({ words, total, result, language }: ResultProps): string {
  const { message } = words;
  const lines = result.first.map(({ scenario: { name }, replies, priority }, k) => {
    const repliedBy = (reply: QuestionReply) => questions.filter((question) => replies[question] === reply);
    const unsure = repliedBy("unsure").map((question) => words.questions[question].line);
    const gaps = repliedBy("no").map((question) => words.questions[question].no);
    if (unsure.length > 0) gaps.push(fill(message.unsure, { gaps: formatList(unsure, language) }));
    return fill(message.line, { k: k + 1, name, priority, gaps: gaps.join(message.gapsJoin) });
  });
  const nothing = result.open > 0 ? message.unfinished : message.none;
  const missing = total - result.answered;
  const counts = [fill(plural(message.high, result.high, language), { n: result.high, of: total })];
  if (missing > 0) counts.push(fill(plural(message.missing, missing, language), { n: missing }));
  return [
    message.greeting,
    message.request,
    [lines.length > 0 ? message.found : nothing, ...lines].join("\n"),
    counts.join(" "),
    [message.channels, message.start].join("\n"),
  ].join("\n\n");
}
