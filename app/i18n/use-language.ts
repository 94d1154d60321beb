import { type Language, languageOf } from "../../contract/language.ts";
import { useShown } from "../navigation/router.tsx";

/** Returns the language of the page shown. */
export const useLanguage = (): Language => useShown(({ page }) => languageOf(page.path));
