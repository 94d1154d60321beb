import { memo, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useMatches, useNavigationType } from "react-router";
import { FrameWordsContext, useLoadedFrameWords } from "../i18n/frame-words.ts";
import { keepPage } from "../navigation/page-files.ts";
import { linkLeftBy, useScrollPosition } from "../navigation/scroll-position.ts";
import { usePrefetch } from "../navigation/use-prefetch.ts";
import { useSiteLinks } from "../navigation/use-site-links.ts";
import { focusHeading, focusQuietly, targetOf } from "../ui/motion.ts";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { PageToast } from "./page-toast.tsx";
import { useOpenOnPaper } from "./use-open-on-paper.ts";
import { ThemeProvider } from "./use-theme.tsx";

/**
 * Moves the focus after a route change to the new heading, so that it is read out once, to the link's anchor, or with Back
 * to the link by which the page was left.
 */
function usePageFocus() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const link = type === "POP" ? linkLeftBy(key) : undefined;
    const target = targetOf(hash);
    if (link) link.focus({ preventScroll: true });
    else if (target) focusQuietly(target);
    else focusHeading();
  }, [key, pathname, hash, type]);
}

/** Opens a disclosure that an anchor leads to, after the browser's own move of the focus. */
function useOpenAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = targetOf(hash);
    if (!(target instanceof HTMLDetailsElement)) return;
    const timer = setTimeout(focusQuietly, 0, target);
    return () => clearTimeout(timer);
  }, [hash]);
}

/** Keeps the page that was loaded as HTML, so that Back to it needs no network. */
function useFirstPage() {
  const page = useMatches().at(-1);
  useEffect(() => {
    if (page) keepPage(page.pathname, page.loaderData);
  }, [page]);
}

/**
 * Returns a key for all texts of a page: one for each path where a translator has replaced texts, so that React creates
 * those of the next page, or of the other language, instead of changing nodes that are gone. Otherwise always the same.
 */
function useTextKey(): string {
  const { pathname } = useLocation();
  return useMemo(
    () => (typeof document !== "undefined" && document.querySelector("body font") ? pathname : ""),
    [pathname],
  );
}

/** The parts every page shares: skip link, bar, menu, footer. */
function Shell({ className, children }: { className: string; children: ReactNode }) {
  const words = useLoadedFrameWords();
  return (
    <FrameWordsContext key={useTextKey()} value={words}>
      <ThemeProvider>
        <a href="#main" className="btn btn-primary fixed start-5 -top-24 z-50 focus:top-3 print:hidden">
          {words.skip}
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
          {children}
        </main>
        <Suspense>
          <Footer />
        </Suspense>
      </ThemeProvider>
    </FrameWordsContext>
  );
}

/** Marks the document once the page around it is hydrated, which is later than the frame. */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}

function PageFrame() {
  useSiteLinks();
  usePrefetch();
  useScrollPosition();
  usePageFocus();
  useOpenAnchor();
  useFirstPage();
  useOpenOnPaper();
  return (
    <Shell className="pt-bar">
      <Suspense>
        <Outlet />
        <HydratedMark />
      </Suspense>
    </Shell>
  );
}

/** The frame around every page. It reads none of the props that the router passes anew on every change of its state. */
export const Frame = memo(PageFrame, () => true);

/** Shown in place of a page that failed to render; the links around it still work. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { broken } = useLoadedFrameWords();
  useEffect(() => {
    scrollTo(0, 0);
    focusHeading();
  }, []);
  const status = isRouteErrorResponse(error) ? String(error.status) : "";
  return (
    <Shell className="wrap section">
      <title>{broken.heading}</title>
      <h1 className="text-display">{broken.heading}</h1>
      <p className="text-intro max-w-lead mt-6 text-ink2">{broken.text}</p>
      <p className="text-small tabular-nums mt-4">{status}</p>
      <a className="btn btn-primary mt-8" href={broken.home.path}>
        {broken.home.label}
      </a>
    </Shell>
  );
}
