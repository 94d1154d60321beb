import { frame } from "../../content/ar/frame.ts";
import type { LanguageHandle } from "./frame-words.ts";

/** The route around all Arabic pages brings the words of their frame. A `.tsx`, because Vite hot-replaces only components. */
export const handle: LanguageHandle = { frameWords: frame };
