import { createStore } from "../ui/store.ts";

/** The page that is being opened by a click, or that could not be fetched. */
export interface NavigationState {
  href?: string;
  hasFailed?: boolean;
}

const IDLE: NavigationState = {};
const store = createStore(IDLE);

/** Sets which page is being opened; without a value none is. */
export const setNavigationState = (next = IDLE): void => store.set(next);

/** Returns the page that is being opened, and renders again when it changes. */
export const useNavigationState = store.use;
