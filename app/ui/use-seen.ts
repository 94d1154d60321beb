import { type RefObject, useEffect, useState } from "react";

/**
 * Follows an element until `share` (0 to 1) of it has come into view: false while it waits below, then true for
 * good. Undefined until the visitor scrolls, and for what is on screen then: that is shown as it stands.
 */
export function useSeen(ref: RefObject<Element | null>, share: number): boolean | undefined {
  const [seen, setSeen] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let waiting = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (waiting && entry.intersectionRatio < share) return;
        if (waiting || entry.isIntersecting) observer.disconnect();
        if (waiting || !entry.isIntersecting) setSeen(waiting);
        waiting = true;
      },
      { threshold: share },
    );
    const begin = () => observer.observe(element);
    addEventListener("scroll", begin, { once: true, passive: true });
    return () => {
      removeEventListener("scroll", begin);
      observer.disconnect();
    };
  }, [ref, share]);
  return seen;
}
