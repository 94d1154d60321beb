import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import { prefersStill } from "./motion.ts";
import { isReturn } from "./use-scroll-position.ts";

/** Section 9 of the specification, ms. */
export const HASH_SCROLL_MS = 100;

/** On load, scrolls smoothly to the address's anchor after 100 ms; at once when the visitor asked for less motion. */
export function useHashScroll() {
  const [type] = useState(useNavigationType());
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id || isReturn(type)) return;
    const timer = setTimeout(() => {
      document.getElementById(id)?.scrollIntoView({ behavior: prefersStill() ? "auto" : "smooth" });
    }, HASH_SCROLL_MS);
    return () => clearTimeout(timer);
  }, [type]);
}
