import type { Pages } from "./pages.ts";

/** A mouse pointer that only passes over a link has left it after this time. */
const PASSING_MS = 50;
/** A link that has been in view for this long is read, not scrolled past. */
const RESTING_MS = 300;
/** Pages fetched at the same time because they are in view: a click must not wait behind them. */
const CONCURRENCY = 4;
/** Pages fetched in a visit because links to them were in view, so that a long look at the site stays cheap. */
const PAGES_MAX = 9;

function shouldSaveData() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isSlow = connection?.saveData || connection?.effectiveType?.includes("2g");
  return isSlow || matchMedia("(prefers-reduced-data: reduce)").matches;
}

const pathOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']")?.pathname) || "";

/**
 * Loads the page whose link a pointer or the focus is on, and fetches those whose links rest in view, the bar's first. Few
 * visitors change the language, so that link waits for a pointer or the focus.
 */
export function prefetchPages(pages: Pages): void {
  if (shouldSaveData()) return;
  const isNew = (path: string) => navigator.onLine && pages.isNew(path);
  const queued = new Set<string>();
  let running = 0;
  let viewed = 0;

  async function fetchNext() {
    const path = [...queued].find(isNew);
    if (path === undefined || running === CONCURRENCY || viewed + running >= PAGES_MAX) return;
    running += 1;
    const countViewed = () => {
      viewed += 1;
    };
    // What could not be fetched is fetched again when its link is clicked, which says what is wrong.
    await pages.prefetch(path, "low").then(countViewed, () => queued.delete(path));
    running -= 1;
    fetchNext();
  }
  addEventListener("online", fetchNext);

  // Fetched first, as an import would wait behind the pages in view. Then its scripts run before the click.
  async function load(path: string) {
    if (!navigator.onLine || !pages.has(path)) return;
    const fetched = pages.isNew(path) ? pages.prefetch(path, "high") : Promise.resolve();
    await fetched.then(() => pages.load(path)).catch(() => {});
  }
  // The pointer may have come to a link before these listeners.
  load(pathOf(document.querySelector("a:hover")));
  let timer: ReturnType<typeof setTimeout>;
  const onPoint = (event: PointerEvent | FocusEvent) => {
    clearTimeout(timer);
    const isMouse = "pointerType" in event && event.pointerType === "mouse";
    timer = setTimeout(load, isMouse ? PASSING_MS : 0, pathOf(event.target));
  };
  addEventListener("pointerover", onPoint);
  addEventListener("focusin", onPoint);

  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const queue = (path: string) => {
    queued.add(path);
    fetchNext();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, setTimeout(queue, RESTING_MS, pathOf(target)));
      else queued.delete(pathOf(target));
    }
  });
  const links = ":is(header, main, footer) a[href^='/']:not([hreflang])";
  const observeLinks = () => {
    for (const link of document.querySelectorAll(links)) observer.observe(link);
  };
  observeLinks();
  new MutationObserver(observeLinks).observe(document.body, { childList: true, subtree: true });
}
