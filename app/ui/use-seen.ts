import { type RefObject, useEffect, useState } from "react";

/**
 * Returns false while an element is below the viewport, then true once `share` (0 to 1) of it has come into view.
 * Returns undefined until the visitor scrolls, and for an element that is in view by then: it needs no entrance.
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
