import { useEffect, useEffectEvent, useState } from "react";

/** Calls back on each scroll and each resize of the window. Returns a function that stops it. */
export function onScrolled(notify: () => void): () => void {
  addEventListener("scroll", notify, { passive: true });
  addEventListener("resize", notify);
  return () => {
    removeEventListener("scroll", notify);
    removeEventListener("resize", notify);
  };
}

/**
 * Follows a value that depends on how far the page is scrolled; `initial` while prerendering. It is read on scroll and
 * resize only, never while rendering: what is rendered may change the height of the page, and so the value.
 */
export function useScrolled<Value>(read: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial);
  const update = useEffectEvent(() => setValue(read()));
  useEffect(() => {
    update();
    return onScrolled(update);
  }, []);
  return value;
}
