import { useLocation } from "react-router";

/** The path of the page shown; files of the built site may be asked for with a slash at the end. */
export const useHere = (): string => useLocation().pathname.replace(/(.)\/$/, "$1");
