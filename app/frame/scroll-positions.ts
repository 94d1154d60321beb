/** The id at the end of a long page's first screen; the first paint waits until the parser has reached it. */
export const FIRST_SCREEN_END = "first-screen-end";

/** The scroll position of a page at the moment the visitor left it. */
interface ScrollPosition {
  /** Distance from the top of the page, CSS pixels. */
  top: number;
  /** The number of sections below the first screen that were in the view or above it; 0 at the top of the page. */
  sections: number;
}

const positions = new Map<string, ScrollPosition>();

/**
 * Keeps the scroll position of the page in the document, by the key of its history entry. In memory only: nothing but
 * the theme is stored.
 */
export function keepScrollPosition(key: string): void {
  const sections = [...document.querySelectorAll(`#${FIRST_SCREEN_END} + * > *`)];
  const reached = sections.filter((section) => section.getBoundingClientRect().top < innerHeight);
  positions.set(key, { top: scrollY, sections: scrollY > 0 ? reached.length : 0 });
}

/** Returns the scroll position at which this history entry was left in this visit. */
export const scrollPositionOf = (key: string): ScrollPosition | undefined => positions.get(key);
