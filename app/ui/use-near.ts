import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Returns true once an element has come within a screen's height of the viewport, or the page is printed. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // At once: the browser prints what stands there when the event ends.
    const come = () => flushSync(() => setNear(true));
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      { rootMargin: "100%" },
    );
    if (ref.current) observer.observe(ref.current);
    addEventListener("beforeprint", come);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", come);
    };
  }, [ref]);
  return isNear;
}
