import { useLocation } from "react-router";
import { type Language, languageOf } from "../../contract/language.ts";

/** Returns the language of the page shown. */
export const useLanguage = (): Language => languageOf(useLocation().pathname);
