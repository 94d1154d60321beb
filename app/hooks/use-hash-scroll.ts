import { useEffect } from "react";
import { prefersStill } from "./motion.ts";

/** Section 9 of the specification, ms. */
export const HASH_SCROLL_MS = 100;

/** On load, scrolls smoothly to the address's anchor after 100 ms; at once when the visitor asked for less motion. */
export function useHashScroll() {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id) return;
    const timer = setTimeout(() => {
      document.getElementById(id)?.scrollIntoView({ behavior: prefersStill() ? "auto" : "smooth" });
    }, HASH_SCROLL_MS);
    return () => clearTimeout(timer);
  }, []);
}
