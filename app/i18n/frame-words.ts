import { createContext, useContext } from "react";
import { useMatches } from "react-router";
import type { Words } from "../../content/words.ts";

/**
 * The `handle` of the route around the pages of a language. Its words are a script of their own, so that a visitor fetches
 * those of one language. As data of a loader they would be fetched again with each page.
 */
export interface LanguageHandle {
  frameWords: Words["frame"];
}

const isLanguageHandle = (handle: unknown): handle is LanguageHandle =>
  typeof handle === "object" && handle !== null && "frameWords" in handle;

/** Returns the words that came with the language of the page shown. @throws Error where no route brought any */
export function useLoadedFrameWords(): Words["frame"] {
  const handle = useMatches()
    .map((match) => match.handle)
    .find(isLanguageHandle);
  if (!handle) throw new Error("No route brought the words of the frame.");
  return handle.frameWords;
}

/** Passes the words on, so that the parts of the frame render again only when the language changes. */
export const FrameWordsContext = createContext<Words["frame"] | undefined>(undefined);

/** Returns the words of bar, menus and footer. @throws Error outside of the frame */
export function useFrameWords(): Words["frame"] {
  const words = useContext(FrameWordsContext);
  if (!words) throw new Error("useFrameWords must be used inside the frame.");
  return words;
}
