import { type Language, localPath } from "../../contract/language.ts";

const isPath = (value: unknown): value is `/${string}` => typeof value === "string" && value.startsWith("/");

/** Returns words with their paths put into a language. A text that starts with a slash is a path. */
export function localised<Words>(words: Words, language: Language): Words {
  return JSON.parse(JSON.stringify(words), (_, value) =>
    isPath(value) ? localPath(value, language) : value,
  );
}
