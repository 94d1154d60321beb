import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { prefersStill } from "../ui/motion.ts";

/** Steps of the journey. */
export const STEPS = 8;

/** A version of the journey. */
interface Version {
  /** What is added to the steps before the fraction is multiplied. */
  extra: number;
  /** The lowest window, em of the browser's letters, that holds the steps in view at the full width. */
  heldFrom: number;
}
export const TIMELINE: Version = { extra: 0.5, heldFrom: 50 };
export const RACETRACK: Version = { extra: 1, heldFrom: 40 };

/** The active step, 0 (none yet) to 8, at a fraction 0 to 1 of the page scrolled: floor(fraction x (8 + extra)). */
export const activeStep = (fraction: number, { extra }: Version): number =>
  Math.min(STEPS, Math.floor(fraction * (STEPS + extra)));

/** Whether the step at an index from 0 is reached: the active step is at least the index plus one. */
export const isReached = (active: number, index: number): boolean => active >= index + 1;

/** How much of the page is scrolled, 0 to 1; 0 where nothing scrolls. Bouncing past either end does not count. */
export function scrollFraction(scrollY: number, scrollHeight: number, innerHeight: number): number {
  const room = scrollHeight - innerHeight;
  return room > 0 ? Math.min(1, Math.max(0, scrollY / room)) : 0;
}

/** `scrollFraction` of the window now. */
export const pageFraction = (): number =>
  scrollFraction(scrollY, document.documentElement.scrollHeight, innerHeight);

/** Calls back when the fraction may have changed. Returns the way to stop. */
export function onScrolled(notify: () => void): () => void {
  addEventListener("scroll", notify, { passive: true });
  addEventListener("resize", notify);
  return () => {
    removeEventListener("scroll", notify);
    removeEventListener("resize", notify);
  };
}

/** The active step of the page as it scrolls; 0 while prerendered. A turned phone stays at it. */
export function useJourney(version: Version): number {
  // its listener comes before the one that learns of another active step
  useTurning(version);
  return useSyncExternalStore(
    onScrolled,
    () => activeStep(pageFraction(), version),
    () => 0,
  );
}

/** Windows below the full width, as the style sheets ask for them. */
export const NARROW = "(width <= 68.75em)";

/**
 * The lowest window, em, that holds the steps in view below the full width: a phone held upright is on one side of it
 * with its browser's bars and without them.
 */
const HELD_NARROW = 33.75;

/**
 * Whether the page holds the steps in view while it scrolls: with motion, in windows high enough. The style sheets ask
 * the same.
 */
function isHeld({ heldFrom }: Version): boolean {
  const lowest = matchMedia(NARROW).matches ? HELD_NARROW : heldFrom;
  return !prefersStill() && matchMedia(`(height >= ${lowest}em)`).matches;
}

/**
 * Scrolls to a fraction 0 to 1 of a page that holds its steps in view; where they all stand on the page it does nothing.
 * Returns whether it scrolls.
 */
export function goTo(version: Version, fraction: number, behavior: ScrollBehavior = "smooth"): boolean {
  const held = isHeld(version);
  const room = document.documentElement.scrollHeight - innerHeight;
  if (held) scrollTo({ top: Math.ceil(fraction * room), behavior });
  return held;
}

/** `goTo` where a step (1 to 8) has just become active. */
export const goToStep = (version: Version, step: number, behavior?: ScrollBehavior): boolean =>
  goTo(version, (step + 0.06) / (STEPS + version.extra), behavior);

/**
 * Stays at the active step where a window that changes begins or ends to hold the steps. Where they all stand on the
 * page another one may be active at the same place: who turns a phone there and back is at the first one again.
 */
function useTurning(version: Version) {
  useEffect(() => {
    let held = isHeld(version);
    let shown: { step: Element | null; top: number } | undefined;
    const turn = () => {
      if (held === isHeld(version)) return;
      held = !held;
      const step = shown?.top === scrollY ? shown.step : document.querySelector("[aria-current=step]");
      // a row that still moves is not where it will stand
      for (const move of step?.parentElement?.getAnimations({ subtree: true }) ?? []) move.finish();
      if (held && step) goToStep(version, Number(step.id.at(-1)), "instant");
      else step?.scrollIntoView();
      shown = { step, top: scrollY };
    };
    addEventListener("resize", turn);
    return () => removeEventListener("resize", turn);
  }, [version]);
}

/** As long as a change of steps takes to be seen, ms, and more. */
const MOVING = 400;

/**
 * Marks an element with `data-moving` while the page goes from step to step, each told from the others by `at`. Only then
 * does anything fade: where the page begins or ends to hold its steps, all of them would fade across each other.
 */
export function useMoving(at: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(at);
  useLayoutEffect(() => {
    if (last.current === at) return;
    last.current = at;
    const { dataset } = element.current as HTMLElement;
    dataset.moving = "";
    const timer = setTimeout(() => delete dataset.moving, MOVING);
    return () => clearTimeout(timer);
  }, [at]);
  return element;
}
