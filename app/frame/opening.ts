import { useSyncExternalStore } from "react";

/** The page that is being opened by a click, or that could not be fetched. */
export interface Opening {
  href?: string;
  hasFailed?: boolean;
}

const NOTHING: Opening = {};
let current = NOTHING;
const listeners = new Set<() => void>();

/** Sets which page is being opened; without a value none is. */
export function setOpening(next = NOTHING): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the page that is being opened, and again when that changes. */
export const useOpening = (): Opening =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => NOTHING,
  );
