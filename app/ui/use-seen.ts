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
    const options = { threshold: share };
    const arrival = new IntersectionObserver(([entry]) => {
      if (!entry || entry.intersectionRatio < share) return;
      arrival.disconnect();
      setSeen(true);
    }, options);
    const start = new IntersectionObserver(([entry]) => {
      start.disconnect();
      if (entry?.isIntersecting) return;
      setSeen(false);
      arrival.observe(element);
    }, options);
    const begin = () => start.observe(element);
    addEventListener("scroll", begin, { once: true, passive: true });
    return () => {
      removeEventListener("scroll", begin);
      start.disconnect();
      arrival.disconnect();
    };
  }, [ref, share]);
  return seen;
}
