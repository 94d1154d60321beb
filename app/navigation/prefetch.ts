import type { Pages } from "./pages.ts";

/** A mouse pointer that only passes over a link has left it after this time. */
const PASSING_MS = 50;
/** A link that has been in view for this long is read, not scrolled past. */
const RESTING_MS = 300;
/** Pages fetched at the same time because they are in view: a click must not wait behind them. */
const AT_ONCE = 4;
/** Pages fetched in a visit because links to them were in view, so that a long look at the site stays cheap. */
const MOST_PAGES = 9;

function savesData() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isSlow = connection?.saveData || connection?.effectiveType?.includes("2g");
  return isSlow || matchMedia("(prefers-reduced-data: reduce)").matches;
}

const pathOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']")?.pathname) || "";

/**
 * Fetches the pages that are likely to be opened next: at once the one that a pointer or the focus is on, and those of links
 * that rest in view, the bar's first. Few visitors change the language, so that link waits for a pointer or the focus.
 */
export function prefetchPages(pages: Pages): void {
  if (savesData()) return;
  const isNew = (path: string) => navigator.onLine && pages.isNew(path);
  const waiting = new Set<string>();
  let underWay = 0;
  let viewed = 0;

  async function fetchNext() {
    const path = [...waiting].find(isNew);
    if (path === undefined || underWay === AT_ONCE || viewed + underWay >= MOST_PAGES) return;
    underWay += 1;
    const count = () => {
      viewed += 1;
    };
    // What could not be fetched is fetched again when its link is clicked, which says what is wrong.
    await pages.prefetch(path, "low").then(count, () => waiting.delete(path));
    underWay -= 1;
    fetchNext();
  }
  addEventListener("online", fetchNext);

  // With the low priority of the others it would wait behind them for several round trips.
  const expect = (path: string) => isNew(path) && pages.prefetch(path, "high").catch(() => {});
  // The pointer may have come to a link before these listeners.
  expect(pathOf(document.querySelector("a:hover")));
  let timer: ReturnType<typeof setTimeout>;
  const point = (event: PointerEvent | FocusEvent) => {
    clearTimeout(timer);
    const isMouse = "pointerType" in event && event.pointerType === "mouse";
    timer = setTimeout(expect, isMouse ? PASSING_MS : 0, pathOf(event.target));
  };
  addEventListener("pointerover", point);
  addEventListener("focusin", point);

  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const queue = (path: string) => {
    waiting.add(path);
    fetchNext();
  };
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, setTimeout(queue, RESTING_MS, pathOf(target)));
      else waiting.delete(pathOf(target));
    }
  });
  const links = ":is(header, main, footer) a[href^='/']:not([hreflang])";
  const look = (root: ParentNode) => {
    for (const link of root.querySelectorAll(links)) view.observe(link);
  };
  look(document);
  new MutationObserver((changes) => {
    for (const { target } of changes) look(target as Element);
  }).observe(document.body, { childList: true, subtree: true });
}
