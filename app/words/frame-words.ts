import { frame } from "../../content/en/frame.ts";
import type { FrameWords } from "../../content/types/frame.ts";
import type { Language } from "../../contract/language.ts";
import { localised } from "./localised.ts";
import { useLanguage } from "./use-language.ts";

/** In the scripts of every page. As data of a loader they would be fetched again with each page. */
const words: Record<Language, FrameWords> = { en: localised(frame, "en") };

/** Returns the words of bar, menus and footer. */
export const useFrameWords = (): FrameWords => words[useLanguage()];
