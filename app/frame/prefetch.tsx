import { memo, startTransition, useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { isPage } from "./site-pages.ts";

/** A pointer that only passes over a link is gone again after this time. */
const PASSING_MS = 80;
/** A finger gives no notice: on touch screens a link is meant once it has stood in view for this long. */
const RESTING_MS = 500;
/** Links that come into view together follow each other by this much: each page asks for some ten files. */
const APART_MS = 100;

/** Where the framework keeps what a page's loader gave. */
const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

const pathOf = (target: Element) =>
  target.closest("a[href^='/']")?.getAttribute("href")?.split(/[?#]/)[0] ?? location.pathname;

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia("(prefers-reduced-data: reduce)").matches;

/** Tells of pages that a finger, a resting pointer or the focus is about to open. Returns what ends it. */
function watchPointers(meant: (path: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (event: PointerEvent | FocusEvent) => {
    clearTimeout(timer);
    const passing = "pointerType" in event && event.pointerType === "mouse";
    timer = setTimeout(meant, passing ? PASSING_MS : 0, pathOf(event.target as Element));
  };
  addEventListener("pointerover", look);
  addEventListener("focusin", look);
  return () => {
    clearTimeout(timer);
    removeEventListener("pointerover", look);
    removeEventListener("focusin", look);
  };
}

/** Tells of pages whose links rest in view, on screens without a pointer. Returns what ends it. */
function watchView(meant: (path: string) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target } of entries) clearTimeout(timers.get(target));
    for (const [at, { target }] of entries.filter(({ isIntersecting }) => isIntersecting).entries())
      timers.set(target, setTimeout(meant, RESTING_MS + at * APART_MS, pathOf(target)));
  });
  const look = () => {
    for (const link of document.querySelectorAll("main a[href^='/']")) observer.observe(link);
  };
  // what lies below the first screen comes a frame later
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

/** Looks its page's routes up once, and not again for each page that joins it. */
const NextPage = memo(PrefetchPageLinks);

/** The pages that the one shown may lead to next, fetched. */
function NextPages({ first }: { first: string }) {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    const meant = (path: string) => {
      if (path === location.pathname || !isPage(path)) return;
      // several may be meant at once, and none of them may hold up a tap
      startTransition(() => setPaths((known) => (known.includes(path) ? known : [...known, path])));
    };
    const ends = [watchPointers(meant), watchView(meant)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  if (paths.length === 0) return null;
  return (
    <>
      {paths.map((path) => (
        <NextPage key={path} page={path} />
      ))}
      {isPage(first) && <link rel="prefetch" as="fetch" href={dataOf(first)} />}
    </>
  );
}

/**
 * Fetches the page that a link leads to before it is opened. With it come the words of the page that was loaded first:
 * they came as HTML, and Back needs them as data.
 */
export function Prefetch() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  return <NextPages key={pathname} first={first} />;
}
