import "../styles/arabic.css";
import { frame } from "../../content/ar/frame.ts";
import type { LanguageHandle } from "./frame-words.ts";
import { localised } from "./localised.ts";

/** The route around all Arabic pages. It brings the words of their frame; the ending of its file lets them change without a reload. */
export const handle: LanguageHandle = { frameWords: localised(frame, "ar") };
