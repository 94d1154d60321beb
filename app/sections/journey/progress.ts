import { useScrolled } from "../../ui/use-scrolled.ts";

/** Steps of the journey. */
export const STEPS = 8;

/** The id of a step's element, which is also the anchor of links to it. */
export const stepId = (step: number): string => `step-${step}`;

/** Equal parts into which each page's scroll is divided; step n is active in part n, counted from 0. */
export const TIMELINE_PARTS = STEPS + 0.5;
export const RACETRACK_PARTS = STEPS + 1;

/** The active step, 0 (none yet) to 8, at a fraction 0 to 1 of the page scrolled: floor(fraction x parts). */
export const activeStep = (fraction: number, parts: number): number =>
  Math.min(STEPS, Math.floor(fraction * parts));

/** The scrolled fraction of the page, 0 to 1; 0 if nothing scrolls. Overscroll at either end does not count. */
export function scrollFraction(scrollY: number, scrollHeight: number, innerHeight: number): number {
  const room = scrollHeight - innerHeight;
  return room > 0 ? Math.min(1, Math.max(0, scrollY / room)) : 0;
}

/** `scrollFraction` of the window now. */
export const pageFraction = (): number =>
  scrollFraction(scrollY, document.documentElement.scrollHeight, innerHeight);

/** Follows a value that depends on the scrolled fraction of the page. While prerendering the fraction is 0. */
export const useScrollValue = <Value>(valueAt: (fraction: number) => Value): Value =>
  useScrolled(() => valueAt(pageFraction()), valueAt(0));
