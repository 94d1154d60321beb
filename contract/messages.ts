import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import type { Language } from "./language.ts";

/** The sentences that both the page and the server say. */
export type Messages = typeof english;
/** A rule that an answer can break. The schemas carry these keys as their messages. */
export type MessageKey = keyof Messages["rules"];
/** Finds a sentence among those of a language. */
export type Sentence = (words: Messages) => string;

export const messages: Record<Language, Messages> = { en: english, ar: arabic };
