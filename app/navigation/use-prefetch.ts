/**
 * Works around React Router's prefetch, which reloads this page, typed answers and all, when a script of the other cannot be
 * fetched, and leaves out the data of pages with a `clientLoader` (docs/decisions/0007-own-navigation.md). Can go once it does
 * neither.
 */
import { useEffect } from "react";
import { useLocation } from "react-router";
import { fetchPage, isPage, isUnfetched } from "./page-files.ts";

/** A mouse pointer that only passes over a link has left it after this time. */
const PASSING_MS = 50;
/** A link that has been in view for this long is read, not scrolled past. */
const RESTING_MS = 300;
/** Pages fetched at the same time because they are in view: a click must not wait behind them. */
const AT_ONCE = 4;
/** Pages fetched in a visit because links to them were in view, so that a long look at the site stays cheap. */
const MOST_PAGES = 9;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function savesData() {
  const { saveData, effectiveType = "" } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.includes("2g") || matchMedia("(prefers-reduced-data: reduce)").matches;
}

const pathOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']")?.pathname : undefined;

/** Paths that a link resting in view leads to. */
const waiting = new Set<string>();
let underWay = 0;
/** Pages fetched in this visit because a link to them was in view. */
let viewed = 0;

const isNew = (path: string | undefined): path is string =>
  path !== undefined && path !== location.pathname && isUnfetched(path);

async function fetchNext() {
  const path = [...waiting].find(isNew);
  if (path === undefined || !navigator.onLine || underWay === AT_ONCE || viewed >= MOST_PAGES) return;
  underWay += 1;
  viewed += 1;
  try {
    await fetchPage(path);
  } catch {
    // It is fetched again when its link is clicked, which says what is wrong.
    waiting.delete(path);
    viewed -= 1;
  }
  underWay -= 1;
  fetchNext();
}

/** Fetches the page that a finger, a resting pointer or the focus is about to open. */
function watchPointers(signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout>;
  const expect = (path: string | undefined) => {
    if (navigator.onLine && isNew(path)) fetchPage(path).catch(() => {});
  };
  const look = (event: PointerEvent | FocusEvent) => {
    clearTimeout(timer);
    const isMouse = "pointerType" in event && event.pointerType === "mouse";
    timer = setTimeout(expect, isMouse ? PASSING_MS : 0, pathOf(event.target));
  };
  addEventListener("pointerover", look, { signal });
  addEventListener("focusin", look, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/**
 * Fetches the pages of links that rest in view: those of the page itself first, then those of bar and footer. Few visitors
 * change the language, so that link waits for a pointer or the focus.
 */
function watchView(signal: AbortSignal) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const rest = (path: string) => {
    waiting.add(path);
    fetchNext();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = pathOf(target);
      clearTimeout(timers.get(target));
      if (!isIntersecting) waiting.delete(path ?? "");
      else if (isNew(path)) timers.set(target, setTimeout(rest, RESTING_MS, path));
    }
  });
  const look = () => {
    for (const part of ["main", "header", "footer"])
      for (const link of document.querySelectorAll(`${part} a[href^='/']:not([hreflang])`))
        observer.observe(link);
  };
  look();
  addEventListener("online", fetchNext, { signal });
  // What lies below the first screen is rendered a frame later, and the menus of the bar when they open.
  const growth = new MutationObserver(look);
  for (const part of document.querySelectorAll("main, body > header"))
    growth.observe(part, { childList: true, subtree: true });
  signal.addEventListener("abort", () => {
    growth.disconnect();
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
    waiting.clear();
  });
}

/** Calls back once the page has loaded and the browser has nothing better to do. */
function whenIdle(signal: AbortSignal, start: () => void) {
  const check = () => signal.aborted || start();
  const wait = () =>
    "requestIdleCallback" in window ? requestIdleCallback(check) : setTimeout(check, RESTING_MS);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal });
}

/**
 * Fetches the pages that are likely to be opened next: at once the one that a pointer or the focus is on, and those of
 * links that rest in view.
 */
export function usePrefetch() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isPage(pathname) || savesData()) return;
    const ended = new AbortController();
    watchPointers(ended.signal);
    whenIdle(ended.signal, () => watchView(ended.signal));
    return () => ended.abort();
  }, [pathname]);
}
