import { useEffect, useLayoutEffect, useRef } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";

let hasMoved = false;

/** True when Back or Forward led here within the visit: then the visitor's place counts, not where a page starts. */
export const isReturn = (type: NavigationType) => hasMoved && type === "POP";

/** A scroll is told of a frame late, so the place is read once more as a visitor leaves. */
const PLACE_EVENTS = ["scroll", "click", "popstate"] as const;
const PLACE_OPTIONS = { passive: true, capture: true } as const;

const useLayout = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Starts every new page at its top or its anchor, and returns to where the visitor was on Back and Forward.
 * Positions are kept in memory only: nothing but the theme is ever stored.
 */
export function useScrollPosition() {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(key);

  useEffect(() => {
    const keep = () => positions.current.set(shown.current, scrollY);
    // while the page lives its positions are ours; across reloads they are the browser's
    const ours = () => {
      history.scrollRestoration = "manual";
    };
    const browsers = () => {
      history.scrollRestoration = "auto";
    };
    ours();
    for (const event of PLACE_EVENTS) addEventListener(event, keep, PLACE_OPTIONS);
    addEventListener("pageshow", ours);
    addEventListener("pagehide", browsers);
    return () => {
      browsers();
      for (const event of PLACE_EVENTS) removeEventListener(event, keep, PLACE_OPTIONS);
      removeEventListener("pageshow", ours);
      removeEventListener("pagehide", browsers);
    };
  }, []);

  useLayout(() => {
    if (shown.current === key) return;
    shown.current = key;
    hasMoved = true;
    const anchor = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (type === "POP") scrollTo(0, positions.current.get(key) ?? 0);
    else if (anchor) anchor.scrollIntoView();
    else scrollTo(0, 0);
  }, [key, hash, type]);
}
