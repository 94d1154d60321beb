import { type RefObject, useCallback, useRef, useSyncExternalStore } from "react";

/** Returns true once an element has come within a screen's height of the viewport, or the page is printed. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const near = useRef(false);
  const subscribe = useCallback(
    (notify: () => void) => {
      const come = () => {
        near.current = true;
        notify();
      };
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && come(),
        { rootMargin: "100%" },
      );
      if (ref.current && !near.current) observer.observe(ref.current);
      addEventListener("beforeprint", come);
      return () => {
        observer.disconnect();
        removeEventListener("beforeprint", come);
      };
    },
    [ref],
  );
  return useSyncExternalStore(
    subscribe,
    () => near.current,
    () => false,
  );
}
