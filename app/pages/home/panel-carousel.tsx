import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { prefersStill } from "../../ui/scroll-and-focus.ts";

/** Embla's own units: px before a drag counts, and its easing's duration. */
const MOVES = { dragThreshold: 10, duration: 25 };

interface PanelCarouselProps {
  viewport: HTMLElement;
  selected: number;
  /** Called when a drag ends on another panel. */
  onSelect: (index: number) => void;
  /** Called when a drag begins or ends. */
  onHold: (isHeld: boolean) => void;
}

/** Turns the prerendered panels into a carousel; draws nothing itself. Under reduced motion panels change at once. */
export default function PanelCarousel({ viewport, selected, onSelect, onHold }: PanelCarouselProps) {
  const [startIndex] = useState(selected);
  const [direction] = useState(() => (document.dir === "rtl" ? ("rtl" as const) : ("ltr" as const)));
  const [attach, embla] = useEmblaCarousel({ loop: true, startIndex, direction, ...MOVES });

  useEffect(() => {
    // The row may have been scrolled before hydration.
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const report = () => onSelect(embla.selectedScrollSnap());
    const hold = () => onHold(true);
    const release = () => onHold(false);
    embla.on("select", report).on("pointerDown", hold).on("pointerUp", release);
    return () => {
      embla.off("select", report).off("pointerDown", hold).off("pointerUp", release);
    };
  }, [embla, onSelect, onHold]);

  useEffect(() => {
    if (!embla) return;
    // A screen reader, or the search of the browser, has scrolled to a panel that was not shown.
    const show = () => {
      if (viewport.scrollLeft === 0) return;
      const { left, width } = viewport.getBoundingClientRect();
      const at = embla
        .slideNodes()
        .findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < width / 2);
      viewport.scrollLeft = 0;
      if (at >= 0) onSelect(at);
    };
    viewport.addEventListener("scroll", show);
    return () => viewport.removeEventListener("scroll", show);
  }, [embla, viewport, onSelect]);

  useEffect(() => {
    if (!embla || selected === embla.selectedScrollSnap()) return;
    embla.scrollTo(selected, prefersStill());
  }, [embla, selected]);

  return null;
}
