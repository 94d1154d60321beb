import { useEffect } from "react";
import { isModified } from "../ui/is-modified.ts";
import { useOpenPage } from "./open-page.ts";
import { isPage } from "./page-files.ts";
import { unknownPath } from "./unknown-address.ts";

/** Returns the clicked link if the router should open it: it leads to another page of this site. */
function siteLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || unknownPath()) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    "a[href]:not([target], [download], [rel~=external])",
  );
  if (link?.origin !== location.origin || !isPage(link.pathname)) return;
  const isAnchor = link.hash && link.pathname + link.search === location.pathname + location.search;
  return isAnchor ? undefined : link;
}

/** Hides a click that opens another tab or window from the page's own handlers, so that none of them scrolls. */
function leaveToBrowser(event: MouseEvent) {
  if (isModified(event) && (event.target as Element).closest("a")) event.stopPropagation();
}

/** Opens the pages of the site without a reload. One listener serves every link, so that a link is plain HTML. */
export function useSiteLinks() {
  const openPage = useOpenPage();
  useEffect(() => {
    const ended = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = siteLink(event);
      if (!link) return;
      event.preventDefault();
      openPage(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    addEventListener("click", leaveToBrowser, { capture: true, signal: ended.signal });
    addEventListener("click", follow, { signal: ended.signal });
    return () => ended.abort();
  }, [openPage]);
}
