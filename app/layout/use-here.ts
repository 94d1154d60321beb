import { useLocation } from "react-router";

/** Returns the path of the page shown, without the slash that a static host may add. */
export const useHere = (): string => useLocation().pathname.replace(/(.)\/$/, "$1");
