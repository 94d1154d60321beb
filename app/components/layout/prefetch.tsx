import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useParams } from "react-router";

/** A pointer that only passes over a link is gone again after this time. */
const PASSING_MS = 80;

/** Where the framework keeps what a page's loader gave. */
const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

/**
 * Fetches the page that a link leads to as soon as a finger, a resting pointer or the focus is on it. With it come
 * the words of the page that was loaded first: they came as HTML, and Back needs them as data.
 */
export function Prefetch() {
  const { pathname } = useLocation();
  // an unknown address has no data to come back to
  const isKnown = useParams()["*"] === undefined;
  const [first] = useState(isKnown && pathname);
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const meant = (event: PointerEvent | FocusEvent) => {
      clearTimeout(timer);
      const path = (event.target as Element).closest("a[href^='/']")?.getAttribute("href")?.split(/[?#]/)[0];
      const passing = "pointerType" in event && event.pointerType === "mouse";
      if (path && path !== location.pathname) timer = setTimeout(setPage, passing ? PASSING_MS : 0, path);
    };
    addEventListener("pointerover", meant);
    addEventListener("focusin", meant);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerover", meant);
      removeEventListener("focusin", meant);
    };
  }, []);
  if (!page) return null;
  return (
    <>
      <PrefetchPageLinks page={page} />
      {first && <link rel="prefetch" as="fetch" href={dataOf(first)} />}
    </>
  );
}
