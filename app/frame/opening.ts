import { createStore } from "../ui/store.ts";

/** The page that is being opened by a click, or that could not be fetched. */
export interface Opening {
  href?: string;
  hasFailed?: boolean;
}

const NOTHING: Opening = {};
const store = createStore(NOTHING);

/** Sets which page is being opened; without a value none is. */
export const setOpening = (next = NOTHING): void => store.set(next);

/** Returns the page that is being opened, and renders again when it changes. */
export const useOpening = store.use;
