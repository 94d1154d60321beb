/**
 * Works around the time that React takes to render a long page at once (bench/RESULTS.md). Can go once it shows the first
 * screen of a page before it has rendered the rest.
 */
import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useShown } from "./router.tsx";

/** The id at the end of a long page's first screen; the first paint waits until the parser has reached it. */
export const FIRST_SCREEN_END = "first-screen-end";

/**
 * Returns how many sections below the first screen to render in the first frame; undefined means all, as in every later
 * frame.
 */
function useSectionCount(): number | undefined {
  const { cameBy, position, hash } = useShown((all) => all);
  const hydrated = useHydrated();
  const [count, setCount] = useState(() => {
    if (cameBy === "history") return hydrated ? position?.sections : undefined;
    return hash ? undefined : 0;
  });
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setCount(undefined))));
  }, []);
  return count;
}

/**
 * The sections below the first screen, each one element. On a full page load they are in the HTML, and the first paint
 * waits until the parser has come this far, so that nothing moves afterwards; they are laid out a frame later
 * (`app/start/mark-page.js`). After client navigation they are rendered one frame later, so that a tap gets its answer at
 * once. After Back, the sections that were in the view or above it are rendered immediately; with an anchor, all are.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const sections = Children.toArray(children);
  const shown = sections.slice(0, useSectionCount());
  return (
    <>
      <i id={FIRST_SCREEN_END} hidden />
      <div className="below-first-screen">
        {shown}
        {shown.length < sections.length && <div className="min-h-screen" />}
      </div>
    </>
  );
}
