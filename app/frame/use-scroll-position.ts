import { useEffect, useLayoutEffect, useRef } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";
import { scrollToTop, targetOf } from "../ui/motion.ts";
import { keepScrollPosition, scrollPositionOf } from "./scroll-positions.ts";

/**
 * Returns true if the scroll position is to be restored instead of starting at the top: after Back or Forward within the
 * visit, or if `head-script.ts` has set `data-keep-scroll`.
 */
export const isReturn = (type: NavigationType) =>
  type === "POP" && "keepScroll" in document.documentElement.dataset;

/**
 * Starts every new page at its top or its anchor, scrolls up smoothly for a link to the page shown, and restores the
 * scroll position on Back and Forward.
 */
export function useScrollPosition() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });
  // At this point the document still shows the page that is being left.
  if (shown.current.key !== key) keepScrollPosition(shown.current.key);

  useEffect(() => {
    // Within the document we restore positions; across reloads the browser does.
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

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    document.documentElement.dataset.keepScroll = "";
    const anchor = targetOf(hash);
    // Components that measure themselves render a second time before the microtask runs.
    if (type === "POP") queueMicrotask(() => scrollTo(0, scrollPositionOf(key)?.top ?? 0));
    else if (anchor) anchor.scrollIntoView();
    else if (isSamePage) scrollToTop();
    else scrollTo(0, 0);
  }, [key, hash, pathname, type]);
}
