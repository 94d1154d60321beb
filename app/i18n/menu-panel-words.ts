import { menuPanel as ar } from "../../content/ar/menu-panel.ts";
import { menuPanel as en } from "../../content/en/menu-panel.ts";
import type { Words } from "../../content/words.ts";
import type { Language } from "../../contract/language.ts";
import { useLanguage } from "./words.ts";

/** Both languages are in the script of the panel: a file for each would be one request more and save half a kilobyte. */
const words: Record<Language, Words["menuPanel"]> = { en, ar };

/** Returns the words of the panels of the drop-down menus. The names of the products are in `useLayoutWords`. */
export const useMenuPanelWords = () => words[useLanguage()];
