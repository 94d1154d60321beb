import { useSyncExternalStore } from "react";

/** Creates a value that components can follow. It is kept in memory only; while prerendering it is `initial`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => {
      listeners.delete(notify);
    };
  };
  /** Hook: returns a part of the value, and renders again when that changes. */
  const usePart = <Part>(select: (all: Value) => Part): Part =>
    useSyncExternalStore(
      subscribe,
      () => select(value),
      () => select(initial),
    );
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const notify of listeners) notify();
    },
    usePart,
    /** Hook: returns the value, and renders again when that changes. */
    use: (): Value => usePart((all) => all),
  };
}
