import { type RefObject, useEffect, useState } from "react";

/**
 * Returns false while an element waits below the viewport, and true once `share` (0 to 1) of it has come into view.
 * Returns undefined, for no animation, before the first scroll and for an element that was in view at that moment.
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
