import { createContext, useContext } from "react";
import { savedInEntry, saveInEntry } from "../ui/history-entry.ts";
import { isModified } from "../ui/is-modified.ts";
import { createStore } from "../ui/store.ts";
import type { Page, Pages } from "./pages.ts";
import { positionNow, type ScrollPosition } from "./scroll-position.ts";

/** What is shown: a page and the rest of its address. */
export interface Shown {
  page: Page;
  pathname: string;
  search: string;
  hash: string;
  /** The name of the entry in the history of the tab. */
  key: string;
  /** By a link, or by the history: Back, Forward and the first load. */
  cameBy: "link" | "history";
  /** Where the page was left, if the history brings it back. */
  position?: ScrollPosition | undefined;
  /** What the page before this one has written for the visitor. */
  message?: string | undefined;
}

/** The page that is being opened, or that could not be fetched; empty while none is. */
interface Opening {
  href?: string;
  hasFailed?: boolean;
}

const newKey = () => Math.random().toString(36).slice(2);

/** Returns the name of the current entry in the history of the tab, and gives it one if it has none. */
export function entryKey(): string {
  if (!savedInEntry("key")) saveInEntry("key", newKey());
  return String(savedInEntry("key"));
}

/** Applies the sheets of a page, and no longer those of others. */
function applySheets(sheets: string[]) {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][media]"))
    link.media = sheets.includes(link.getAttribute("href") ?? "") ? "all" : "not all";
}

/** Returns the clicked link if it is to be opened without a reload: it leads to another page of this site. */
function siteLink(event: MouseEvent, pages: Pages): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    "a[href]:not([target], [download], [rel~=external])",
  );
  if (link?.origin !== location.origin || !pages.has(link.pathname)) return;
  const isAnchor = link.hash && link.pathname + link.search === location.pathname + location.search;
  return isAnchor ? undefined : link;
}

/** Shows pages without a reload, and follows the history of the tab. */
export function createRouter(
  pages: Pages,
  first: Page,
  { pathname, search, hash }: URL | Location,
  key = "",
) {
  const shown = createStore<Shown>({ page: first, pathname, search, hash, key, cameBy: "history" });
  const opening = createStore<Opening>({});
  const positions = new Map<string, ScrollPosition>();
  const keepPosition = () => positions.set(shown.get().key, positionNow());

  /** Shows a page at the address that the tab has now. */
  function show(page: Page, came: Pick<Shown, "cameBy" | "position" | "message">) {
    const { pathname, search, hash } = location;
    opening.set({});
    document.documentElement.dataset.keepScroll = "";
    applySheets(page.sheets);
    shown.set({ page, pathname, search, hash, key: entryKey(), ...came });
  }

  /**
   * Opens a page of the site. Where something of it cannot be fetched although the server answers, as after a deploy, it is
   * opened as a document. Where the server does not answer, the visitor is told and stays.
   */
  async function open(href: string, options: { message?: string; isSame?: boolean } = {}) {
    const started = { href };
    opening.set(started);
    try {
      const page = await pages.fetch(new URL(href, location.href).pathname);
      if (opening.get() !== started) return;
      keepPosition();
      saveInEntry("scroll", positionNow());
      history[options.isSame ? "replaceState" : "pushState"]({ key: newKey() }, "", href);
      show(page, { cameBy: "link", message: options.message });
    } catch {
      const answer = await fetch(href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
      if (opening.get() !== started) return;
      if (answer) location.assign(href);
      else opening.set({ href, hasFailed: true });
    }
  }

  /** Follows Back, Forward and the links to anchors, which the browser follows itself. */
  async function followHistory() {
    keepPosition();
    const started = { href: location.href };
    opening.set(started);
    const { page, pathname } = shown.get();
    const isAnchor = !savedInEntry("key");
    try {
      const next = pathname === location.pathname ? page : await pages.fetch(location.pathname);
      if (opening.get() !== started) return;
      if (isAnchor) return show(next, { cameBy: "link" });
      const position = positions.get(entryKey()) ?? (savedInEntry("scroll") as ScrollPosition);
      show(next, { cameBy: "history", position });
    } catch {
      if (opening.get() === started) location.reload();
    }
  }

  return {
    shown,
    opening,
    open,
    stayHere: () => opening.set({}),
    followHistory,
    /** Follows the clicks on all links from now on, so that a link is plain HTML. Returns a function that stops it. */
    followLinks() {
      const ended = new AbortController();
      // A click that opens another tab is no business of the page's handlers.
      const leave = (event: MouseEvent) =>
        isModified(event) && (event.target as Element).closest("a") && event.stopPropagation();
      const follow = (event: MouseEvent) => {
        const link = siteLink(event, pages);
        if (!link) return;
        event.preventDefault();
        open(link.href, { isSame: link.href === location.href });
      };
      addEventListener("click", leave, { capture: true, signal: ended.signal });
      addEventListener("click", follow, { signal: ended.signal });
      return () => ended.abort();
    },
  };
}

export const RouterContext = createContext<ReturnType<typeof createRouter> | undefined>(undefined);

/** @throws Error outside of the site */
export function useRouter() {
  const router = useContext(RouterContext);
  if (!router) throw new Error("useRouter must be used inside the site.");
  return router;
}

/** Returns what is shown, or a part of it, and renders again when that changes. */
export const useShown = <Part,>(select: (shown: Shown) => Part): Part => useRouter().shown.use(select);

/** Returns the path of the page shown, which for an unknown address is that of the not-found page. */
export const usePath = (): string => useShown(({ page }) => page.path);
