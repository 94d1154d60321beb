/** True when the visitor asked for less motion; then nothing scrolls smoothly or moves by itself. */
export function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Scrolls to the top, smoothly where motion is welcome. */
export function scrollToTop() {
  scrollTo({ top: 0, behavior: prefersStill() ? "auto" : "smooth" });
}

/** The element the hash ("#name") of an address names; null where it names none. */
export function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // a stray per cent sign
    return null;
  }
}

/** Scrolls to an element by id and gives it the focus, so that the keyboard goes on from there. */
export function scrollToId(id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: prefersStill() ? "auto" : "smooth" });
}

/**
 * Scrolls as little as needed to show a row that was pressed or focused: one that closes above it may pull it under the
 * bar.
 */
export function keepInView(row: Element | null) {
  requestAnimationFrame(() => row?.scrollIntoView({ block: "nearest" }));
}
