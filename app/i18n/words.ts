import type { Words } from "../../content/words.ts";
import { type Language, languageOf } from "../../contract/language.ts";
import { useShown } from "../navigation/router.tsx";

/** Returns the language of the page shown. */
export const useLanguage = (): Language => useShown(({ page }) => languageOf(page.path));

/** Returns the words of bar, menus and footer. They are a file of their own, of which a visitor fetches one language. */
export const useLayoutWords = (): Words["layout"] => useShown(({ page }) => page.layout);
