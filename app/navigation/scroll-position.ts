/**
 * Works around React Router's `<ScrollRestoration>`, which writes to `sessionStorage`: this site stores only the theme. Can go
 * once it can keep positions in memory and in the history of the tab.
 */
import { useEffect, useLayoutEffect } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";
import { savedInEntry, saveInEntry } from "../ui/history-entry.ts";
import { scrollToTop, targetOf } from "../ui/motion.ts";

/** The scroll position of a page at the moment the visitor left it. */
interface ScrollPosition {
  /** Distance from the top of the page, CSS pixels. */
  top: number;
  /** The number of sections below the first screen that were in the view or above it; 0 at the top of the page. */
  sections: number;
  /** The link that had the focus: its place among the links of the page, and its address. */
  link: { at: number; href: string } | undefined;
}

/** By the key of the history entry. */
const positions = new Map<string, ScrollPosition>();
/** The history entry of the page in the document. */
let shown: { key: string; pathname: string } | undefined;

/** Keeps the scroll position of the page in the document. Call it before another page is shown. */
export function keepScrollPosition(): void {
  const sections = [...document.querySelectorAll(".below-first-screen > *")];
  const reached = sections.filter((section) => section.getBoundingClientRect().top < innerHeight);
  const at = Array.from<Element | null>(document.links).indexOf(document.activeElement);
  const href = document.links[at]?.href;
  if (!shown) return;
  const link = href === undefined ? undefined : { at, href };
  positions.set(shown.key, { top: scrollY, sections: scrollY > 0 ? reached.length : 0, link });
}

/** Keeps it with the page's history entry as well, for a reload. Call it while that entry is the current one. */
export function saveScrollPosition(): void {
  keepScrollPosition();
  if (shown) saveInEntry("scroll", positions.get(shown.key));
}

/** Returns the link by which a history entry was left, if its page has it still. */
export function linkLeftBy(key: string): HTMLElement | undefined {
  const { at, href } = scrollPositionOf(key)?.link ?? { at: -1, href: "" };
  const link = document.links[at];
  return link?.href === href ? link : undefined;
}

/** Returns the scroll position at which this history entry, now the current one, was left. */
export const scrollPositionOf = (key: string): ScrollPosition | undefined =>
  positions.get(key) ?? (savedInEntry("scroll") as ScrollPosition | undefined);

/**
 * Returns true if the scroll position is to be restored instead of starting at the top: after Back or Forward within the
 * visit, or if `app/start/mark-page.js` has set `data-keep-scroll`.
 */
export const keepsPosition = (type: NavigationType) =>
  type === "POP" && "keepScroll" in document.documentElement.dataset;

/**
 * Starts every new page at its top or its anchor, scrolls up smoothly for a link to the page shown, and restores the
 * scroll position on Back and Forward.
 */
export function useScrollPosition() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    // Within the document we restore positions; across documents the browser does.
    const shownHere = new AbortController();
    const { signal } = shownHere;
    const restoreBy = (who: ScrollRestoration) => {
      history.scrollRestoration = who;
    };
    restoreBy("manual");
    // WebKit restores the position just after the event.
    addEventListener("pageshow", () => setTimeout(() => signal.aborted || restoreBy("manual")), { signal });
    addEventListener("pagehide", () => restoreBy("auto"), { signal });
    return () => {
      shownHere.abort();
      restoreBy("auto");
    };
  }, []);

  useLayoutEffect(() => {
    const left = shown;
    shown = { key, pathname };
    if (!left || left.key === key) return;
    document.documentElement.dataset.keepScroll = "";
    const anchor = targetOf(hash);
    // Components that measure themselves render a second time before the microtask runs.
    if (type === "POP") queueMicrotask(() => scrollTo(0, scrollPositionOf(key)?.top ?? 0));
    else if (anchor) anchor.scrollIntoView();
    else if (left.pathname === pathname) scrollToTop();
    else scrollTo(0, 0);
  }, [key, hash, pathname, type]);
}
