import { useSyncExternalStore } from "react";

function subscribe(notify: () => void) {
  addEventListener("scroll", notify, { passive: true });
  return () => removeEventListener("scroll", notify);
}

/** Returns true while the page is scrolled by more than `threshold` CSS pixels; false while prerendering. */
export function useScrolled(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  );
}
