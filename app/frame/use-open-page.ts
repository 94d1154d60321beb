import { useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { fetchPage, isFetched } from "./fetch-page.ts";
import { setNavigationState } from "./navigation-state.ts";

let latest = "";

/** Returns true if the server can be reached. */
const isOnline = (href: string) =>
  fetch(href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Returns a function that opens a page of the site without a reload. Where something of the page cannot be fetched
 * although the server answers, as after a deploy, it opens the page as a document: React Router would reload the page
 * that is being left instead. Where the server does not answer, the visitor is told and stays on the page.
 */
export function useOpenPage() {
  const navigate = useNavigate();
  return useCallback(
    async (href: string, options?: NavigateOptions) => {
      const from = location.href;
      const isOutdated = () => latest !== href || location.href !== from;
      latest = href;
      setNavigationState({ href });
      try {
        const path = new URL(href, from).pathname;
        if (!isFetched(path)) await fetchPage(path);
        if (!isOutdated()) await navigate(href, options);
      } catch {
        const online = await isOnline(href);
        if (isOutdated()) return;
        if (online) location.assign(href);
        else setNavigationState({ href, hasFailed: true });
        return;
      }
      if (latest === href) setNavigationState();
    },
    [navigate],
  );
}
