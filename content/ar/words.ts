import { words as english } from "../en/words.ts";
import type { Words } from "../types/words.ts";
import { frame } from "./frame.ts";
import { menuSheet } from "./menu-sheet.ts";
import { notFound } from "./not-found.ts";

/** Everything that the site says in Arabic. English stands in for the modules that are not written yet. */
export const words: Words = { ...english, frame, menuSheet, notFound };
