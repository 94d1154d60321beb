import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns false while prerendering and hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
