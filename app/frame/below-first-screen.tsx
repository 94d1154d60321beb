import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { FIRST_SCREEN_END, placeOf } from "./left-places.ts";

const ALL = Number.POSITIVE_INFINITY;

/** Returns how many sections below the first screen are rendered at once; all of them after the first frame. */
function useSectionCount(): number {
  const type = useNavigationType();
  const { key, hash } = useLocation();
  const [count, setCount] = useState(() => {
    if (type === "POP") return placeOf(key)?.sections ?? ALL;
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
 * (`head-script.ts`). After client navigation they are rendered one frame later, so that a tap gets its answer at once;
 * after Back, those that were left above the view or in it are rendered immediately, and with an anchor all.
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
