/**
 * Works around React Router's matching: it ignores case, repeated slashes and percent-encoding, in the browser even
 * where a route is `caseSensitive`, so it would try to show a page at an address that the server answers with 404.
 * The not-found page is therefore hydrated at a path that only its own route matches. Can go once matching is exact.
 */
import { languageOf, localPath } from "../../contract/language.ts";

/** The id by which the browser recognises the not-found page in the document that the server sent. */
export const NOT_FOUND_ID = "not-found";

/** The path of the not-found page, without its language. */
export const NOT_FOUND_PATH = "/404";

let asked: URL | undefined;

/** The path this document was loaded for when it is the not-found page, otherwise undefined. */
export const unknownPath = (): string | undefined => asked?.pathname;

/** Hides an unknown address from the router. Returns a function that puts it back once the router has read the other. */
export function hideUnknownAddress(): () => void {
  if (!document.getElementById(NOT_FOUND_ID)) return () => {};
  const url = new URL(location.href);
  asked = url;
  // The document knows its language: a static host may have only one for all unknown addresses.
  const language = languageOf(`/${document.documentElement.lang}`);
  history.replaceState(history.state, "", localPath(NOT_FOUND_PATH, language));
  const keepFromRouter = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    if (location.pathname !== url.pathname) location.reload();
  };
  addEventListener("popstate", keepFromRouter, { capture: true });
  return () => history.replaceState(history.state, "", url);
}
