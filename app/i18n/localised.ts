import { type Language, localPath } from "../../contract/language.ts";

/** Returns words with their paths put into a language: the values of keys that are called `path` or end in `Path`. */
export const localised = <Words>(words: Words, language: Language): Words =>
  JSON.parse(JSON.stringify(words), (key, value) =>
    /path$/i.test(key) ? localPath(value, language) : value,
  );
