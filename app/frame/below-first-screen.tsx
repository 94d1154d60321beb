import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Where a long page's first screen ends; the first paint of a page that is loaded waits until this much is read. */
export const FIRST_SCREEN_END = "first-screen-end";

/** False until a page that a link opened has been painted. */
function useWhole(): boolean {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [whole, setWhole] = useState(type === "POP" || hash !== "");
  useEffect(() => {
    if (whole) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [whole]);
  return whole;
}

/**
 * What a visitor scrolls to. A page that is loaded has it from the start, and is painted once it is read up to here, so
 * that no half-read row is shown and then moves. A page that a link opened is shown first, and has it a frame later:
 * a phone would otherwise build it before the visitor sees that the tap did something. A place in it, from an anchor or
 * from Back, is there at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const whole = useWhole();
  return (
    <>
      <i id={FIRST_SCREEN_END} hidden />
      {whole ? children : <div className="min-h-screen" />}
    </>
  );
}
