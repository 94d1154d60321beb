import { menuSheet as ar } from "../../content/ar/menu-sheet.ts";
import { menuSheet as en } from "../../content/en/menu-sheet.ts";
import type { Words } from "../../content/words.ts";
import type { Language } from "../../contract/language.ts";
import { useLanguage } from "./use-language.ts";

/** Both languages are in the script of the sheet: a file for each would be one request more and save half a kilobyte. */
const words: Record<Language, Words["menuSheet"]> = { en, ar };

/** Returns the words of the sheet of the drop-down menus. The names of the products are in `useFrameWords`. */
export const useMenuSheetWords = () => words[useLanguage()];
