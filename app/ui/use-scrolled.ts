import { useSyncExternalStore } from "react";

function subscribe(notify: () => void) {
  addEventListener("scroll", notify, { passive: true });
  return () => removeEventListener("scroll", notify);
}

/** True once the page is scrolled by more than `threshold` CSS pixels; false while prerendered. */
export function useScrolled(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  );
}
