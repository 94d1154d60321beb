/** The id at the end of a long page's first screen; the first paint waits until the parser has reached it. */
export const FIRST_SCREEN_END = "first-screen-end";

/** Where a page was left. */
interface Place {
  /** CSS pixels above the view. */
  top: number;
  /** Sections below the first screen that began above the lower edge of the view; none at the page's top. */
  sections: number;
}

const places = new Map<string, Place>();

/** Keeps where the page in the document is left, by the key of its history entry. In memory only: nothing but the theme is stored. */
export function keepPlace(key: string): void {
  const sections = [...document.querySelectorAll(`#${FIRST_SCREEN_END} + * > *`)];
  const reached = sections.filter((section) => section.getBoundingClientRect().top < innerHeight);
  places.set(key, { top: scrollY, sections: scrollY > 0 ? reached.length : 0 });
}

/** Returns where the page of this history entry was left in this visit. */
export const placeOf = (key: string): Place | undefined => places.get(key);
