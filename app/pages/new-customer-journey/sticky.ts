import { type MouseEvent, useEffect, useLayoutEffect } from "react";
import { activeStep, RACETRACK_PARTS, stepId, useScrollValue } from "../../sections/journey/progress.ts";
import { focusQuietly } from "../../ui/motion.ts";

/**
 * Whether the layout is sticky: the steps stay in view and take turns while the page scrolls. Otherwise they stand one
 * below another. The stylesheet of the page decides it, and says so with `--sticky` on the element with `data-journey`.
 */
function isSticky(): boolean {
  const page = document.querySelector("[data-journey]");
  return page !== null && getComputedStyle(page).getPropertyValue("--sticky") === "1";
}

/** Scrolls to a fraction 0 to 1 of the page if the layout is sticky. Returns whether it does. */
export function goTo(fraction: number, behavior: ScrollBehavior = "smooth"): boolean {
  const sticky = isSticky();
  const room = document.documentElement.scrollHeight - innerHeight;
  if (sticky) scrollTo({ top: Math.ceil(fraction * room), behavior });
  return sticky;
}

/** Scrolls to the place where a step (1 to 8) has just become active, if the layout is sticky. Returns whether it does. */
export const goToStep = (step: number, behavior?: ScrollBehavior): boolean =>
  goTo((step + 0.06) / RACETRACK_PARTS, behavior);

/** Props of a link to a step: an anchor, and in the sticky layout a scroll to the step instead. */
export const linkToStep = (step: number) => ({
  href: `#${stepId(step)}`,
  onClick(event: MouseEvent) {
    if (!goToStep(step)) return;
    event.preventDefault();
    const heading = document.querySelector<HTMLElement>(`#${stepId(step)} h2`);
    if (heading) focusQuietly(heading);
  },
});

/** The active step of the page as it scrolls; 0 while prerendering. A resize keeps it. */
export function useActiveStep(): number {
  useStaticWhereCrowded();
  // First, so that it scrolls back before a resize is read as another step.
  useStepOnResize();
  return useScrollValue((fraction) => activeStep(fraction, RACETRACK_PARTS));
}

/** Keeps the same step active when a resize switches between sticky and static layout. */
function useStepOnResize() {
  useEffect(() => {
    let sticky = isSticky();
    let shown: { step: Element | null; top: number } | undefined;
    const onResize = () => {
      if (sticky === isSticky()) return;
      sticky = !sticky;
      // Not scrolled since the last switch: the same step, though another may be active in the static layout.
      const step = shown?.top === scrollY ? shown.step : document.querySelector("li[data-current]");
      // A row in transition is not yet at its final place.
      for (const move of step?.parentElement?.getAnimations({ subtree: true }) ?? []) move.finish();
      if (sticky && step) goToStep(Number(step.id.at(-1)), "instant");
      else step?.scrollIntoView();
      shown = { step, top: scrollY };
    };
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);
}

/**
 * Keeps the layout static where a text is taller than its place in the sticky one, as with very large letters or wide
 * text spacing. Places are the elements with `data-place`; their size depends on no step.
 */
function useStaticWhereCrowded() {
  useLayoutEffect(() => {
    const page = document.querySelector("[data-journey]");
    const update = () => {
      page?.removeAttribute("data-static");
      const places = isSticky() ? [...(page?.querySelectorAll("[data-place]") ?? [])] : [];
      const isCrowded = places.some((place) => place.scrollHeight > place.clientHeight + 1);
      page?.toggleAttribute("data-static", isCrowded);
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
