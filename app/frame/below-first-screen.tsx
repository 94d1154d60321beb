import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { wasLeftAtTop } from "./use-scroll-position.ts";

/** The id at the end of a long page's first screen; the first paint waits until the parser has reached it. */
export const FIRST_SCREEN_END = "first-screen-end";

/** False until the first screen of a page has been painted that was opened by a link, or by Back at its top. */
function useWhole(): boolean {
  const type = useNavigationType();
  const { key, hash } = useLocation();
  const [whole, setWhole] = useState((type === "POP" && !wasLeftAtTop(key)) || hash !== "");
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
 * The content below the first screen. On a full page load it is in the HTML, and the first paint waits until the parser
 * has come this far, so that nothing moves afterwards. After client navigation it is rendered one frame later, so that
 * a tap gets its answer at once. With an anchor, or where Back leads below the first screen, it is rendered immediately.
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
