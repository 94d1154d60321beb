import { menuSheet } from "../../content/en/menu-sheet.ts";
import type { MenuSheetWords } from "../../content/types/frame.ts";
import type { Language } from "../../contract/language.ts";
import { localised } from "./localised.ts";
import { useLanguage } from "./use-language.ts";

const words: Record<Language, MenuSheetWords> = { en: localised(menuSheet, "en") };

/** Returns the words of the sheet of the drop-down menus. The names of the products are in `useFrameWords`. */
export const useMenuSheetWords = (): MenuSheetWords => words[useLanguage()];
