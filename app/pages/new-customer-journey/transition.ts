import { type RefObject, useLayoutEffect, useRef } from "react";

/** Longer than the transition between two steps in the stylesheets, ms. */
const TRANSITION_MS = 400;

/**
 * Gives the stylesheet the step that is shown, as `--step` on the element, and `data-moving` while it changes. Only then
 * do the steps have transitions: on a switch between sticky and static layout all of them would fade at once.
 */
export function useStepTransition(step: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    const { style, dataset } = element.current as HTMLElement;
    style.setProperty("--step", String(step));
    if (last.current === step) return;
    last.current = step;
    dataset.moving = "";
    const timer = setTimeout(() => delete dataset.moving, TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return element;
}
