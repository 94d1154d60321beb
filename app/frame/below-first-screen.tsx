import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { FIRST_SCREEN_END, scrollPositionOf } from "./scroll-positions.ts";

const ALL = Number.POSITIVE_INFINITY;

/** Returns the number of sections below the first screen to render: in the first frame perhaps a few, then all. */
function useSectionCount(): number {
  const type = useNavigationType();
  const { key, hash } = useLocation();
  const [count, setCount] = useState(() => {
    if (type === "POP") return scrollPositionOf(key)?.sections ?? ALL;
    return hash ? ALL : 0;
  });
  useEffect(() => {
    if (count === ALL) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setCount(ALL)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count]);
  return count;
}

/**
 * The sections below the first screen, each one element. On a full page load they are in the HTML, and the first paint
 * waits until the parser has come this far, so that nothing moves afterwards; they are laid out a frame later
 * (`head-script.ts`). After client navigation they are rendered one frame later, so that a tap gets its answer at once.
 * After Back, the sections that were in the view or above it are rendered immediately; with an anchor, all are.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const sections = Children.toArray(children);
  const count = useSectionCount();
  return (
    <>
      <i id={FIRST_SCREEN_END} hidden />
      <div className="below-first-screen">
        {sections.slice(0, count)}
        {count < sections.length && <div className="min-h-screen" />}
      </div>
    </>
  );
}
