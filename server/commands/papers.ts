import { directions, type Language, languages } from "../../contract/language.ts";
import { factsOf } from "../papers/facts.ts";
import { write } from "../papers/write.ts";
import { type Run, UsageError } from "./command.ts";

/** Prints drafts of a record of processing activities and of a privacy notice as Markdown; needs no store. */
export const papers: Run = async ({ config, values: { language }, out }) => {
  const chosen = languages.filter((one) => language === undefined || one === language);
  if (chosen.length === 0)
    throw new UsageError(`--language is one of ${languages.join(", ")}, not "${language}".`);
  const inLanguage = (one: Language) => {
    const facts = factsOf(config, one, Date.now());
    const text = `${write("record", one, facts)}\n\n${write("notice", one, facts)}`;
    // Markdown itself knows no direction.
    return directions[one] === "rtl" ? `<div dir="rtl">\n\n${text}\n\n</div>` : text;
  };
  await out(`${chosen.map(inLanguage).join("\n\n")}\n`);
  return 0;
};
