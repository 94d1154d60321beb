import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pageRoute } from "./site-pages.ts";

/** A mouse pointer that only passes over a link has left it after this time. */
const PASSING_MS = 80;
/** Touch gives no hover: on touch screens a page is fetched once a link to it has been in view for this long. */
const RESTING_MS = 500;
/** Links that come into view together follow each other by this much: each page needs some ten files. */
const APART_MS = 100;

const linked = new Set<string>();

function addLink(href: string, attributes: { rel: string; as?: string }) {
  if (linked.has(href)) return;
  linked.add(href);
  document.head.append(Object.assign(document.createElement("link"), { href, ...attributes }));
}

/** Fetches a page's loader data, from the file that the framework keeps it in. */
const prefetchData = (path: string) =>
  addLink(path === "/" ? "/_.data" : `${path}.data`, { rel: "prefetch", as: "fetch" });

/** Fetches everything that a page needs; does nothing for the page shown and for other paths. */
function prefetchPage(path: string) {
  const route = pageRoute(path);
  if (!route || path === location.pathname) return;
  prefetchData(path);
  for (const href of [route.module, ...(route.imports ?? [])]) addLink(href, { rel: "modulepreload" });
  for (const href of route.css ?? []) addLink(href, { rel: "prefetch", as: "style" });
}

const pathOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']")?.pathname : undefined;

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia("(prefers-reduced-data: reduce)").matches;

type Expect = (path: string | undefined) => void;

/** Reports the links that a finger, a resting pointer or the focus is about to open. Returns a function that stops it. */
function watchPointers(expect: Expect): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (event: PointerEvent | FocusEvent) => {
    clearTimeout(timer);
    const isMouse = "pointerType" in event && event.pointerType === "mouse";
    timer = setTimeout(expect, isMouse ? PASSING_MS : 0, pathOf(event.target));
  };
  addEventListener("pointerover", look);
  addEventListener("focusin", look);
  return () => {
    clearTimeout(timer);
    removeEventListener("pointerover", look);
    removeEventListener("focusin", look);
  };
}

/** Reports the links that rest in view, on screens without a pointer. Returns a function that stops it. */
function watchView(expect: Expect): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target } of entries) clearTimeout(timers.get(target));
    for (const [at, { target }] of entries.filter(({ isIntersecting }) => isIntersecting).entries())
      timers.set(target, setTimeout(expect, RESTING_MS + at * APART_MS, pathOf(target)));
  });
  const look = () => {
    for (const link of document.querySelectorAll("main a[href^='/']")) observer.observe(link);
  };
  // what lies below the first screen is rendered a frame later
  const growth = new MutationObserver(look);
  const main = document.querySelector("main");
  if (main && matchMedia("(hover: none)").matches && !savesData()) {
    look();
    growth.observe(main, { childList: true });
  }
  return () => {
    growth.disconnect();
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/**
 * Fetches the page that a link leads to before it is opened; with the first such page also the data of the page that
 * was loaded as HTML, which Back needs. React Router's own `<PrefetchPageLinks>` would reload this page if a file of
 * the other had gone.
 */
export function usePrefetch() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (!pageRoute(pathname)) return;
    const expect = (path: string | undefined) => {
      if (!path) return;
      prefetchPage(path);
      prefetchData(first.current);
    };
    const ends = [watchPointers(expect), watchView(expect)];
    return () => {
      for (const end of ends) end();
    };
  }, [pathname]);
}
