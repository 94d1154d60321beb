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
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next;
      for (const notify of listeners) notify();
    },
    /** Hook: returns the value or a part of it, and renders again when that changes. */
    use: <Part = Value>(select = (all: Value) => all as unknown as Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(initial),
      ),
  };
}
