/**
 * Works around React Router's navigation, which reloads the page that is being left when a script of the other cannot be
 * fetched. Can go once it leaves that page alone.
 */
import { useCallback, useEffect } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { createStore } from "../ui/store.ts";
import { fetchPage } from "./page-files.ts";
import { keepScrollPosition, saveScrollPosition } from "./scroll-position.ts";

/** The page that is being opened by a click, Back or Forward, or that could not be fetched; empty while none is. */
interface Opening {
  href?: string;
  hasFailed?: boolean;
}

const NONE: Opening = {};
const opening = createStore(NONE);

/** Returns the page that is being opened, and renders again when it changes. */
export const useOpening = opening.use;

/** Gives up the page that is being opened, or that could not be. */
export const stayHere = (): void => opening.set(NONE);

/** Follows Back and Forward. Call it before hydrating: the router, which listens later, may show the other page at once. */
export function followBackAndForward(): void {
  addEventListener("popstate", () => {
    keepScrollPosition();
    opening.set({ href: location.href });
  });
}

/** Notices that the page that was being opened is shown. */
export function useArrival() {
  const here = useLocation();
  useEffect(() => {
    const { href = here.pathname } = opening.get();
    if (new URL(href, location.href).pathname === here.pathname) stayHere();
  }, [here]);
}

/**
 * Returns a function that opens a page of the site without a reload. Where something of the page cannot be fetched
 * although the server answers, as after a deploy, it opens the page as a document. Where the server does not answer, the
 * visitor is told and stays on the page.
 */
export function useOpenPage() {
  const navigate = useNavigate();
  return useCallback(
    async (href: string, options?: NavigateOptions) => {
      const started = { href };
      opening.set(started);
      const isCurrent = () => opening.get() === started;
      try {
        await fetchPage(new URL(href, location.href).pathname);
      } catch {
        const answer = await fetch(href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
        if (!isCurrent()) return;
        if (answer) location.assign(href);
        else opening.set({ href, hasFailed: true });
        return;
      }
      if (!isCurrent()) return;
      saveScrollPosition();
      navigate(href, options);
    },
    [navigate],
  );
}
