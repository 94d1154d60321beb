import { createContext, useContext } from "react";
import { withCampaign } from "../../contract/origin.ts";
import { savedInEntry, saveInEntry } from "../ui/history-entry.ts";
import { isModified } from "../ui/keys.ts";
import { createStore } from "../ui/store.ts";
import type { Page, Pages } from "./pages.ts";
import { currentPosition, type ScrollPosition } from "./scroll-position.ts";

/** Most pages open sooner; a line that only flashes would disturb. */
const SLOW_MS = 150;

/** The page shown, and the rest of its URL. */
export interface ShownPage {
  page: Page;
  search: string;
  hash: string;
  /** The name of the entry in the history of the tab. */
  key: string;
  /** By a link, or by the history: Back, Forward and the first load. */
  openedBy: "link" | "history";
  /** The scroll position at which the page was left, if the history brings it back. */
  position?: ScrollPosition | undefined;
  /** A text that the page before this one has written for the visitor. */
  message?: string | undefined;
}

/** The page that is being opened, or that could not be fetched; empty while none is. */
interface Opening {
  href?: string;
  isSlow?: boolean;
  hasFailed?: boolean;
}

const newKey = () => Math.random().toString(36).slice(2);

/** Returns the name of the current entry in the history of the tab, and gives it one if it has none. */
export function historyKey(): string {
  if (!savedInEntry("key")) saveInEntry("key", newKey());
  return String(savedInEntry("key"));
}

/** Returns the link to open without a reload: it was clicked, and leads to another page of this site. */
function siteLink(event: MouseEvent, pages: Pages): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  const pageLink = "a[href]:not([target], [download], [rel~=external])";
  const link = (event.target as Element).closest<HTMLAnchorElement>(pageLink);
  if (link?.origin !== location.origin || !pages.has(link.pathname)) return;
  const isAnchor = link.hash && link.pathname + link.search === location.pathname + location.search;
  return isAnchor ? undefined : link;
}

/** Shows pages without a reload, and follows the history of the tab. */
export function createRouter(pages: Pages, first: Page, url: URL | Location, key = "") {
  const { search, hash } = url;
  const shown = createStore<ShownPage>({ page: first, search, hash, key, openedBy: "history" });
  const opening = createStore<Opening>({});
  const positions = new Map<string, ScrollPosition>();
  let navigationId = 0;

  function setOpening(state: Opening) {
    navigationId += 1;
    opening.set(state);
  }

  /** Begins to open a page. The function returned is true until something else begins. */
  function startOpening(href: string) {
    setOpening({ href });
    const ownId = navigationId;
    setTimeout(() => ownId === navigationId && opening.set({ href, isSlow: true }), SLOW_MS);
    return () => ownId === navigationId;
  }

  /** Shows a page at the URL that the tab has now. */
  function show(page: Page, opened: Pick<ShownPage, "openedBy" | "position" | "message">) {
    const { search, hash } = location;
    setOpening({});
    document.documentElement.dataset.keepScroll = "";
    shown.set({ page, search, hash, key: historyKey(), ...opened });
  }

  /**
   * Opens a page of the site. Where something of it cannot be fetched although the server answers, as after a deploy, it is
   * opened as a document. Where the server does not answer, the visitor sees a message and stays.
   */
  async function open(href: string, message?: string) {
    const isCurrent = startOpening(href);
    const { href: here } = location;
    const url = withCampaign(new URL(href, here), new URL(here));
    try {
      const page = await pages.load(url.pathname);
      if (!isCurrent()) return;
      const position = currentPosition();
      positions.set(shown.get().key, position);
      saveInEntry("scroll", position);
      history[url.href === here ? "replaceState" : "pushState"]({ key: newKey() }, "", url);
      show(page, { openedBy: "link", message });
    } catch {
      const answer = await fetch(href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
      if (!isCurrent()) return;
      if (answer) location.assign(url);
      else setOpening({ href, hasFailed: true });
    }
  }

  /** Follows Back, Forward and the links to anchors, which the browser follows itself. */
  async function followHistory() {
    positions.set(shown.get().key, currentPosition());
    const isCurrent = startOpening(location.href);
    const openedBy = savedInEntry("key") ? "history" : "link";
    try {
      const next = await pages.load(location.pathname);
      const position = positions.get(historyKey()) ?? (savedInEntry("scroll") as ScrollPosition | undefined);
      if (isCurrent()) show(next, { openedBy, position });
    } catch {
      if (isCurrent()) location.reload();
    }
  }

  /**
   * Follows the clicks on all links from now on, so that a link is plain HTML, and restores positions within the document;
   * across documents the browser does. Returns a function that stops it.
   */
  function followLinks() {
    const ended = new AbortController();
    const { signal } = ended;
    // A click that opens another tab is no business of the page's handlers.
    const leave = (event: MouseEvent) =>
      isModified(event) && (event.target as Element).closest("a") && event.stopPropagation();
    const follow = (event: MouseEvent) => {
      const link = siteLink(event, pages);
      if (!link) return;
      event.preventDefault();
      open(link.href);
    };
    const restoreBy = (who: ScrollRestoration) => () => {
      history.scrollRestoration = who;
    };
    restoreBy("manual")();
    addEventListener("click", leave, { capture: true, signal });
    addEventListener("click", follow, { signal });
    addEventListener("pagehide", restoreBy("auto"), { signal });
    // WebKit restores the position just after the event.
    addEventListener("pageshow", () => setTimeout(restoreBy("manual")), { signal });
    return () => ended.abort();
  }
  return { shown, opening, open, cancel: () => setOpening({}), followHistory, followLinks };
}

export const RouterContext = createContext<ReturnType<typeof createRouter> | undefined>(undefined);

/** @throws Error outside of the site */
export function useRouter() {
  const router = useContext(RouterContext);
  if (!router) throw new Error("useRouter must be used inside the site.");
  return router;
}

/** Returns what is shown, or a part of it, and renders again when that changes. */
export const useShown = <Part,>(select: (shown: ShownPage) => Part): Part =>
  useRouter().shown.usePart(select);

/** Returns the path of the page shown, which for an unknown URL is that of the not-found page. */
export const usePath = (): string => useShown(({ page }) => page.path);
