import { useEffect, useState } from "react";
import { useShown } from "../../navigation/router.tsx";
import { keepsPosition } from "../../navigation/scroll-position.ts";
import { scrollToElement, targetOf } from "../../ui/motion.ts";

/** The page waits so long before it scrolls to the anchor of its address, ms. */
export const HASH_SCROLL_MS = 100;

/** On load, scrolls smoothly to the address's anchor after 100 ms; at once when the visitor asked for less motion. */
export function useHashScroll() {
  const [cameBy] = useState(useShown((shown) => shown.cameBy));
  useEffect(() => {
    const { hash } = location;
    if (!hash || keepsPosition(cameBy)) return;
    const timer = setTimeout(() => scrollToElement(targetOf(hash)), HASH_SCROLL_MS);
    return () => clearTimeout(timer);
  }, [cameBy]);
}
