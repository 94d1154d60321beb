import { type Language, locales } from "../contract/language.ts";

/** Returns texts as a list within a sentence: "London, Dubai and Abu Dhabi". */
export const listOf = (texts: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language]).format(texts);
