/** The scroll position of a page at the moment the visitor left it. It is kept in memory and in the tab's history alone. */
export interface ScrollPosition {
  /** Distance from the top of the page, CSS pixels. */
  top: number;
  /** The number of sections below the first screen that were in the view or above it; 0 at the top of the page. */
  sections: number;
  /** The link that had the focus: its place among the links of the page, and its URL. */
  link: { at: number; href: string } | undefined;
}

/** Returns the scroll position of the page in the document. */
export function currentPosition(): ScrollPosition {
  const sections = [...document.querySelectorAll(".below-first-screen > *")];
  const reached = sections.filter((section) => section.getBoundingClientRect().top < innerHeight);
  const at = Array.from<Element | null>(document.links).indexOf(document.activeElement);
  const href = document.links[at]?.href;
  const link = href === undefined ? undefined : { at, href };
  return { top: scrollY, sections: scrollY > 0 ? reached.length : 0, link };
}

/** Returns the link that had the focus when a page was left, if the page has it still. */
export function lastFocusedLink(position: ScrollPosition | undefined): HTMLElement | undefined {
  const { at, href } = position?.link ?? { at: -1, href: "" };
  const link = document.links[at];
  return link?.href === href ? link : undefined;
}

/**
 * Returns true if the scroll position is to be restored instead of starting at the top: after Back or Forward within the
 * visit, or if `page-flags.js` has set `data-keep-scroll`.
 */
export const shouldRestorePosition = (openedBy: "link" | "history"): boolean =>
  openedBy === "history" && "keepScroll" in document.documentElement.dataset;
