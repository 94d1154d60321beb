import { frame } from "../../content/en/frame.ts";
import type { LanguageHandle } from "./frame-words.ts";

/** The route around all English pages brings the words of their frame. A `.tsx`, because Vite hot-replaces only components. */
export const handle: LanguageHandle = { frameWords: frame };
