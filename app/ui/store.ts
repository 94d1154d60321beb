import { useSyncExternalStore } from "react";

/** A value in memory that parts of the page follow; gone with the page. While prerendering it is `initial`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  };
  return {
    set(next: Value): void {
      value = next;
      for (const notify of listeners) notify();
    },
    /** Returns the value, and again when it changes. */
    use: (): Value =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  };
}
