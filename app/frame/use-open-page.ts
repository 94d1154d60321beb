import { useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { pageRoute } from "./site-pages.ts";

let latest = "";

/**
 * Returns a function that opens a page of the site without a reload. Where the page's script cannot be fetched, as after
 * a deploy, it opens the page as a document: React Router would reload the page that is being left instead.
 */
export function useOpenPage() {
  const navigate = useNavigate();
  return useCallback(
    async (href: string, options?: NavigateOptions) => {
      const from = location.href;
      latest = href;
      try {
        await import(/* @vite-ignore */ pageRoute(new URL(href, from).pathname)?.module ?? "");
      } catch {
        location.assign(href);
        return;
      }
      const isOutdated = latest !== href || location.href !== from;
      if (!isOutdated) await navigate(href, options);
    },
    [navigate],
  );
}
