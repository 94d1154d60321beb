import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns an element's width in whole px, or `otherwise` while the page is prerendered. */
export function useWidth(ref: RefObject<Element | null>, otherwise: number): number {
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || otherwise);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, otherwise]);
  return width;
}
