import * as ar from "../../content/ar/words.ts";
import * as en from "../../content/en/words.ts";
import type { Words } from "../../content/words.ts";
import { type Language, languageOf } from "../../contract/language.ts";

const words: Record<Language, Words> = { en, ar };

/** Returns the words of the page at a path. Only loaders can use it: no browser script may import a server file. */
export const wordsFor = (path: string): Words => words[languageOf(path)];
