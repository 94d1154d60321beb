import { directions, type Language, languages } from "../contract/language.ts";
import { paperNames, writePaper } from "../leads/papers/papers.ts";
import { type Run, UsageError } from "./command.ts";

/** Returns the value that an option chooses, or all of them without it. */
function choose<T extends string>(option: string, all: readonly T[], wanted: string | undefined): T[] {
  const chosen = all.filter((one) => wanted === undefined || one === wanted);
  if (chosen.length === 0) throw new UsageError(`--${option} is one of ${all.join(", ")}, not "${wanted}".`);
  return chosen;
}

/** Prints drafts of a record of processing activities and of a privacy notice as Markdown; needs no store. */
export const papers: Run = async ({ config, values, out }) => {
  const names = choose("paper", paperNames, values.paper);
  const inLanguage = (language: Language) => {
    const text = names.map((name) => writePaper(name, language, config, Date.now())).join("\n\n");
    // Markdown itself knows no direction.
    return directions[language] === "rtl" ? `<div dir="rtl">\n\n${text}\n\n</div>` : text;
  };
  await out(`${choose("language", languages, values.language).map(inLanguage).join("\n\n")}\n`);
  return 0;
};
