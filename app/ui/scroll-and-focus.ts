const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Returns true if the visitor asked for less motion; then nothing scrolls smoothly or moves by itself. */
export const prefersStill = (): boolean => reducedMotion().matches;

/** Calls back when the visitor's wish for motion changes. Returns a function that stops it. */
export function onMotionChange(notify: () => void): () => void {
  const query = reducedMotion();
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

const behavior = (): ScrollBehavior => (prefersStill() ? "auto" : "smooth");

/** Scrolls to the top, smoothly where motion is welcome. */
export function scrollToTop() {
  scrollTo({ top: 0, behavior: behavior() });
}

/** Scrolls to an element, smoothly where motion is welcome. */
export function scrollToElement(target: Element | null) {
  target?.scrollIntoView({ behavior: behavior() });
}

/**
 * Gives an element the focus without a scroll, so that the keyboard goes on from there. A disclosure is opened, and its
 * summary gets the focus.
 */
export function focusQuietly(target: HTMLElement) {
  const isDisclosure = target instanceof HTMLDetailsElement;
  if (isDisclosure) target.open = true;
  else target.tabIndex = -1;
  const focused = isDisclosure ? target.querySelector("summary") : target;
  focused?.focus({ preventScroll: true });
}

/** Gives the page's heading the focus, so that it is read out and the keyboard goes on from there. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) focusQuietly(heading);
}

/** Returns the element that a URL's hash names ("#name", or "#name?settings" of a tool), or null. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1).split("?")[0] ?? ""));
  } catch {
    // A stray percent sign.
    return null;
  }
}

/** Scrolls to an element by id and gives it the focus, so that the keyboard goes on from there. */
export function scrollToId(id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  focusQuietly(target);
  scrollToElement(target);
}

/** Scrolls as little as needed to show a pressed or focused row: another row closing above may pull it under the bar. */
export function keepInView(row: Element | null) {
  requestAnimationFrame(() => row?.scrollIntoView({ block: "nearest" }));
}
