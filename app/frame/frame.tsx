import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useMatches } from "react-router";
import { focusQuietly, targetOf } from "../ui/motion.ts";
import { FrameWordsContext, useLoadedFrameWords } from "../words/frame-words.ts";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { keepPageData } from "./page-data.ts";
import { memoPage } from "./page-route.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { useScrollPosition } from "./use-scroll-position.ts";
import { useSiteLinks } from "./use-site-links.ts";
import { ThemeProvider } from "./use-theme.tsx";

/** Moves the focus to the new heading after a route change, or to the link's anchor, so that it is read out once. */
function useHeadingFocus() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target = targetOf(hash) ?? document.querySelector<HTMLElement>("main h1");
    if (target) focusQuietly(target);
  }, [pathname, hash]);
}

/** Keeps the words of the page that was loaded as HTML, so that Back to it needs no network. */
function useFirstPageData() {
  const page = useMatches().at(-1);
  useEffect(() => {
    if (page) keepPageData(page.pathname, page.loaderData);
  }, [page]);
}

/** The parts that every page shares: skip link, bar, menu, footer. */
function Surroundings({ className, children }: { className: string; children: ReactNode }) {
  const words = useLoadedFrameWords();
  return (
    <FrameWordsContext value={words}>
      <ThemeProvider>
        <a href="#main" className="btn btn-primary fixed start-5 -top-24 z-50 focus:top-3 print:hidden">
          {words.skip}
        </a>
        <Bar />
        <MobileMenu />
        <main id="main" tabIndex={-1} className={className}>
          {children}
        </main>
        <Footer />
      </ThemeProvider>
    </FrameWordsContext>
  );
}

/** The route around all pages. */
export const Frame = memoPage(function Frame() {
  useSiteLinks();
  usePrefetch();
  useScrollPosition();
  useHeadingFocus();
  useFirstPageData();
  return (
    <Surroundings className="pt-page">
      <Suspense>
        <Outlet />
      </Suspense>
    </Surroundings>
  );
});

/** Shown in place of a page that failed to render; the links around it still work. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { broken } = useLoadedFrameWords();
  return (
    <Surroundings className="wrap section">
      <title>{broken.heading}</title>
      <h1 className="type-page">{broken.heading}</h1>
      <p className="type-lead mt-6 text-ink2">{broken.text}</p>
      <p className="type-mono mt-4">{isRouteErrorResponse(error) ? error.status : ""}</p>
      <a className="btn btn-primary mt-8" href={broken.home.path}>
        {broken.home.label}
      </a>
    </Surroundings>
  );
}
