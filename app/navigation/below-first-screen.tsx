import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useRouter } from "./router.tsx";

/** The id at the end of a long page's first screen; the first paint waits until the parser has reached it. */
export const FIRST_SCREEN_END = "first-screen-end";

/**
 * The sections below the first screen, each one element. On a full page load they are in the HTML and laid out one frame
 * after the first paint (`page-flags.js`). When a link opens the page they are rendered one frame later, so that a tap shows
 * its result at once (bench/RESULTS.md). After Back, those in view or above it come at once; with an anchor, all.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { shown } = useRouter();
  const isHydrated = useHydrated();
  /** The number of sections in the first frame; undefined for all. */
  const [sectionCount, setCount] = useState(() => {
    const { openedBy, position, hash } = shown.get();
    if (openedBy === "history") return isHydrated ? position?.sections : undefined;
    return hash ? undefined : 0;
  });
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setCount(undefined))));
  }, []);
  const sections = Children.toArray(children);
  const now = sections.slice(0, sectionCount);
  return (
    <>
      <i id={FIRST_SCREEN_END} hidden />
      <div className="below-first-screen">
        {now}
        {now.length < sections.length && <div className="min-h-screen" />}
      </div>
    </>
  );
}
