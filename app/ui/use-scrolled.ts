import { useSyncExternalStore } from "react";

/** Calls back on each scroll and each resize of the window. Returns a function that stops it. */
export function onScrolled(notify: () => void): () => void {
  addEventListener("scroll", notify, { passive: true });
  addEventListener("resize", notify);
  return () => {
    removeEventListener("scroll", notify);
    removeEventListener("resize", notify);
  };
}

/** Follows a value that depends on how far the page is scrolled; `initial` while prerendering. */
export const useScrolled = <Value>(read: () => Value, initial: Value): Value =>
  useSyncExternalStore(onScrolled, read, () => initial);
