import { useEffect, useLayoutEffect, useRef } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";
import { placeOf, scrollToTop } from "../ui/motion.ts";

/**
 * True when the visitor's place counts, not where a page starts: Back or Forward led here within the visit, or
 * `head-script.ts` has marked the page while it was loaded.
 */
export const isReturn = (type: NavigationType) =>
  type === "POP" && "placed" in document.documentElement.dataset;

const useLayout = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Starts every new page at its top or its anchor, scrolls smoothly up where a link leads to the page shown, and returns
 * to where the visitor was on Back and Forward. Positions are kept in memory only: nothing but the theme is ever
 * stored.
 */
export function useScrollPosition() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });
  // the document still shows the page that is being left
  if (shown.current.key !== key) positions.current.set(shown.current.key, scrollY);

  useEffect(() => {
    // while the page lives its positions are ours; across reloads they are the browser's
    const ours = () => {
      history.scrollRestoration = "manual";
    };
    const browsers = () => {
      history.scrollRestoration = "auto";
    };
    ours();
    addEventListener("pageshow", ours);
    addEventListener("pagehide", browsers);
    return () => {
      browsers();
      removeEventListener("pageshow", ours);
      removeEventListener("pagehide", browsers);
    };
  }, []);

  useLayout(() => {
    if (shown.current.key === key) return;
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    document.documentElement.dataset.placed = "";
    const anchor = placeOf(hash);
    if (type === "POP") scrollTo(0, positions.current.get(key) ?? 0);
    else if (anchor) anchor.scrollIntoView();
    else if (isSamePage) scrollToTop();
    else scrollTo(0, 0);
  }, [key, hash, pathname, type]);
}
