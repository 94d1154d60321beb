import { type MouseEvent, useLayoutEffect } from "react";
import { isModified } from "../../ui/keys.ts";
import { focusQuietly } from "../../ui/scroll-and-focus.ts";

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

/** Letters larger than these, in px, have no room in a stage that is as high as the window. */
const FONT_MAX = 20;

/**
 * Returns true where the steps are pinned: they stay in the window and take turns while the page scrolls. Otherwise they
 * stand one below another. The stylesheet decides it, and says so with `--pinned` on the element with `data-journey`.
 */
function isPinned(): boolean {
  const page = document.querySelector("[data-journey]");
  return page !== null && getComputedStyle(page).getPropertyValue("--pinned") === "1";
}

/** Props of a link to a step: an anchor, and where the steps are pinned a scroll to where it has just become active. */
export const linkToStep = (step: number, parts: number) => ({
  href: `#${stepId(step)}`,
  onClick(event: MouseEvent) {
    if (isModified(event) || !isPinned()) return;
    event.preventDefault();
    const room = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: Math.ceil(((step + 0.06) / parts) * room), behavior: "smooth" });
    const heading = document.querySelector<HTMLElement>(`#${stepId(step)} h2`);
    if (heading) focusQuietly(heading);
  },
});

/**
 * Unpins the steps where letters are much enlarged, or where a text is taller than its place, as with wide text spacing.
 * Places are the elements with `data-place`; their size depends on no step.
 */
export function useUnpinnedWhereCrowded() {
  useLayoutEffect(() => {
    const page = document.querySelector("[data-journey]");
    const update = () => {
      page?.removeAttribute("data-static");
      const places = isPinned() ? [...(page?.querySelectorAll("[data-place]") ?? [])] : [];
      const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > FONT_MAX;
      const isCrowded = places.some((place) => place.scrollHeight > place.clientHeight + 1);
      page?.toggleAttribute("data-static", isLarge || isCrowded);
    };
    // Letters that grow change the height of the page without a resize of the window.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    addEventListener("resize", update);
    return () => {
      observer.disconnect();
      removeEventListener("resize", update);
    };
  }, []);
}
