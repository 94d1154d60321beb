import {
  Component,
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { pathFor } from "../../contract/language.ts";
import { site } from "../../settings/site.js";
import { useLanguage, useLayoutWords } from "../i18n/words.ts";
import { applyStylesheets } from "../navigation/pages.ts";
import { usePath, useRouter, useShown } from "../navigation/router.tsx";
import { lastFocusedLink } from "../navigation/scroll-position.ts";
import { focusHeading, focusQuietly, scrollToTop, targetOf } from "../ui/scroll-and-focus.ts";
import { dropPageToast, usePageToast } from "../ui/toast.ts";
import { ToastRegions } from "../ui/toast-regions.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useSavedTheme } from "./use-theme.ts";

/**
 * Starts every new page at its top or its anchor, scrolls up smoothly for a link to the page shown, and restores the
 * scroll position on Back and Forward.
 */
function useScrollPosition() {
  const shown = useShown((all) => all);
  const last = useRef(shown);

  useLayoutEffect(() => {
    const left = last.current;
    last.current = shown;
    if (left === shown) return;
    const { page, hash, openedBy, position } = shown;
    const anchor = targetOf(hash);
    // Components that measure themselves render a second time before the microtask runs.
    if (openedBy === "history") queueMicrotask(() => scrollTo(0, position?.top ?? 0));
    else if (anchor) anchor.scrollIntoView();
    else if (left.page === page) scrollToTop();
    else scrollTo(0, 0);
  }, [shown]);
}

/**
 * Moves the focus after a change of the page to the new heading, so that it is read out once, to the link's anchor, or with
 * Back to the link by which the page was left. Opens a disclosure that an anchor leads to, after the browser's own move.
 */
function usePageFocus() {
  const { page, hash, openedBy, position } = useShown((shown) => shown);
  const last = useRef(page);
  useEffect(() => {
    const target = targetOf(hash);
    if (last.current !== page) {
      const link = openedBy === "history" ? lastFocusedLink(position) : undefined;
      if (link) link.focus({ preventScroll: true });
      else if (target) focusQuietly(target);
      else focusHeading();
    } else if (target instanceof HTMLDetailsElement) {
      const timer = setTimeout(focusQuietly, 0, target);
      return () => clearTimeout(timer);
    }
    last.current = page;
  }, [page, hash, openedBy, position]);
}

/**
 * Returns a key for all texts of a page: one for each path where a translator has replaced texts, so that React creates
 * those of the next page, or of the other language, instead of changing nodes that are gone. Otherwise always the same.
 */
function useTextKey(): string {
  const path = usePath();
  return useMemo(
    () => (typeof document !== "undefined" && document.querySelector("body font") ? path : ""),
    [path],
  );
}

/** The owner's announcement on every page. After its last day a new build leaves it out, and older pages hide it once hydrated. */
function Announcement() {
  const { text, until } = site.announcement;
  const banner = text[useLanguage()];
  const isOver = useHydrated() && until !== "" && new Date().toLocaleDateString("sv") > until;
  if (!banner || isOver) return null;
  return (
    <p className="border-b border-rule bg-raised text-small print:hidden">
      <span className="wrap block py-2.5">{banner}</span>
    </p>
  );
}

/** The result of a form that was left, as a strip at the head of the page, which begins below it. */
function PageToast() {
  const toast = usePageToast();
  return (
    <div
      lang={toast?.lang}
      dir={toast?.dir}
      // A failure must not be missed, however far the page is scrolled.
      className={`print:hidden ${toast?.type === "error" ? "tall:sticky top-bar z-30 bar:top-15" : ""}`}
    >
      <ToastRegions
        toast={toast}
        dismiss={dropPageToast}
        className="toast-strip wrap border-b bg-raised py-3.5"
      />
    </div>
  );
}

/** The parts every page shares: skip link, bar, menu, footer. */
function Shell({ className, children }: { className: string; children: ReactNode }) {
  const { skip } = useLayoutWords();
  return (
    <Fragment key={useTextKey()}>
      <a href="#main" className="btn btn-primary fixed start-5 -top-24 z-50 focus:top-3 print:hidden">
        {skip}
      </a>
      {/* Where one part cannot be hydrated, React creates that part again, and not the whole document. */}
      <Suspense>
        <Bar />
      </Suspense>
      <Suspense>
        <MobileMenu />
      </Suspense>
      <main id="main" tabIndex={-1} className={className}>
        <PageToast />
        <Announcement />
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </Fragment>
  );
}

/** Opens closed disclosures for printing in Safari before 18.4, where the print stylesheet cannot open them. */
function useOpenOnPaper() {
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return;
    let closed: HTMLDetailsElement[] = [];
    const toggle = (isPrinting: boolean) => () => {
      if (isPrinting) closed = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
      for (const part of closed) part.open = isPrinting;
    };
    const [open, close] = [toggle(true), toggle(false)];
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
}

/** Sets `data-hydrated` once the page is hydrated, not only the layout. */
function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}

/** Follows links, scroll position and focus from page to page, and keeps the theme. It stands beside the layout, which need not render with it. */
function NavigationEffects() {
  const { followLinks } = useRouter();
  useEffect(() => followLinks(), [followLinks]);
  useSavedTheme();
  useScrollPosition();
  usePageFocus();
  useOpenOnPaper();
  return null;
}

/** The current page; in the other language it is the same one, so that errors of a form stay. */
function CurrentPage() {
  const { Component, data, path, stylesheets } = useShown(({ page }) => page);
  // Runs once the last page is gone: Chromium computes all styles when it removes an element that has the focus.
  useInsertionEffect(() => applyStylesheets(stylesheets), [stylesheets]);
  return <Component key={pathFor(path, "en")} data={data as never} />;
}

const shell = (
  <>
    <Shell className="pt-bar">
      <Suspense>
        <CurrentPage />
        <HydrationMarker />
      </Suspense>
    </Shell>
    <NavigationEffects />
  </>
);

/** Shown in place of a page that failed to render; the links around it still work. */
function ErrorPage() {
  const { errorPage } = useLayoutWords();
  const { followLinks } = useRouter();
  useEffect(() => {
    document.title = errorPage.heading;
    scrollTo(0, 0);
    focusHeading();
    return followLinks();
  }, [errorPage, followLinks]);
  return (
    <Shell className="wrap section">
      <h1 className="text-display">{errorPage.heading}</h1>
      <p className="text-intro max-w-intro mt-6 text-ink-muted">{errorPage.text}</p>
      <a className="btn btn-primary mt-8" href={errorPage.home.path}>
        {errorPage.home.label}
      </a>
    </Shell>
  );
}

/** Shows the layout with the current page, and where that fails something else until another page is opened. */
class PageErrorBoundary extends Component<{ path: string }, { path: string; hasFailed: boolean }> {
  override state = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: { path: string }, state: { path: string }) {
    return path === state.path ? null : { path, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : shell;
  }
}

export const Site = () => <PageErrorBoundary path={usePath()} />;
