import { useEffect, useLayoutEffect, useRef } from "react";
import { scrollToTop, targetOf } from "../ui/motion.ts";
import { type Shown, useShown } from "./router.tsx";

/** The scroll position of a page at the moment the visitor left it. It is kept in memory and in the tab's history alone. */
export interface ScrollPosition {
  /** Distance from the top of the page, CSS pixels. */
  top: number;
  /** The number of sections below the first screen that were in the view or above it; 0 at the top of the page. */
  sections: number;
  /** The link that had the focus: its place among the links of the page, and its address. */
  link: { at: number; href: string } | undefined;
}

/** Returns the scroll position of the page in the document. */
export function positionNow(): ScrollPosition {
  const sections = [...document.querySelectorAll(".below-first-screen > *")];
  const reached = sections.filter((section) => section.getBoundingClientRect().top < innerHeight);
  const at = Array.from<Element | null>(document.links).indexOf(document.activeElement);
  const href = document.links[at]?.href;
  const link = href === undefined ? undefined : { at, href };
  return { top: scrollY, sections: scrollY > 0 ? reached.length : 0, link };
}

/** Returns the link by which a page was left, if the page has it still. */
export function linkLeftBy(position: ScrollPosition | undefined): HTMLElement | undefined {
  const { at, href } = position?.link ?? { at: -1, href: "" };
  const link = document.links[at];
  return link?.href === href ? link : undefined;
}

/**
 * Returns true if the scroll position is to be restored instead of starting at the top: after Back or Forward within the
 * visit, or if `app/start/mark-page.js` has set `data-keep-scroll`.
 */
export const keepsPosition = (cameBy: Shown["cameBy"]): boolean =>
  cameBy === "history" && "keepScroll" in document.documentElement.dataset;

/**
 * Starts every new page at its top or its anchor, scrolls up smoothly for a link to the page shown, and restores the
 * scroll position on Back and Forward.
 */
export function useScrollPosition() {
  const shown = useShown((all) => all);
  const last = useRef(shown);

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
    const left = last.current;
    last.current = shown;
    if (left === shown) return;
    const { page, hash, cameBy, position } = shown;
    const anchor = targetOf(hash);
    // Components that measure themselves render a second time before the microtask runs.
    if (cameBy === "history") queueMicrotask(() => scrollTo(0, position?.top ?? 0));
    else if (anchor) anchor.scrollIntoView();
    else if (left.page === page) scrollToTop();
    else scrollTo(0, 0);
  }, [shown]);
}
