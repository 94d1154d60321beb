import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { prefersStill } from "../../../hooks/motion.ts";
import { DRAG, PANEL_MS } from "./rotation.ts";

const FADE = { duration: 180, easing: "cubic-bezier(0.2, 0.7, 0.1, 1)" };

interface PanelRotationProps {
  viewport: HTMLElement;
  selected: number;
  onSelect: (index: number) => void;
  playing: boolean;
}

/** Turns the prerendered panels into a carousel; draws nothing itself. Panels change at once and fade in; a drag slides. */
export default function PanelRotation({ viewport, selected, onSelect, playing }: PanelRotationProps) {
  const [autoplay] = useState(() =>
    Autoplay({ delay: PANEL_MS, jump: true, playOnInit: false, stopOnFocusIn: false }),
  );
  const [attach, embla] = useEmblaCarousel({ loop: true, ...DRAG }, [autoplay]);

  useEffect(() => attach(viewport), [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const report = () => onSelect(embla.selectedScrollSnap());
    const fade = () => {
      if (!prefersStill())
        embla.slideNodes()[embla.selectedScrollSnap()]?.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    };
    embla.on("select", report).on("autoplay:select", fade);
    return () => {
      embla.off("select", report).off("autoplay:select", fade);
    };
  }, [embla, onSelect]);

  useEffect(() => {
    if (!embla || selected === embla.selectedScrollSnap()) return;
    embla.scrollTo(selected, true);
    embla.emit("autoplay:select");
    autoplay.reset();
  }, [embla, autoplay, selected]);

  useEffect(() => {
    if (!embla) return;
    // a drag ends Embla's own timer; the visitor's choice outlives it
    const resume = () => (playing ? autoplay.play() : autoplay.stop());
    resume();
    embla.on("pointerUp", resume);
    return () => {
      embla.off("pointerUp", resume);
    };
  }, [embla, autoplay, playing]);

  return null;
}
