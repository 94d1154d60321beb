import { useLayoutEffect, useRef, useState } from "react";

/** Returns a box to draw in and its width in px, an integer: `otherwise` while prerendered, which a picture stretches. */
export function useWidth(otherwise: number) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || otherwise);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [otherwise]);
  return { box, width };
}
