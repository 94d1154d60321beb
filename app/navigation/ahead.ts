import type { Pages } from "./pages.ts";

/** A mouse pointer that only passes over a link has left it after this time. */
const PASSING_MS = 50;
/** A link that has been in view for this long is read, not scrolled past. */
const RESTING_MS = 300;
/** Pages fetched at the same time because they are in view: a click must not wait behind them. */
const AT_ONCE = 4;
/** Pages fetched in a visit because links to them were in view, so that a long look at the site stays cheap. */
const MOST_PAGES = 9;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function savesData() {
  const { saveData, effectiveType = "" } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.includes("2g") || matchMedia("(prefers-reduced-data: reduce)").matches;
}

const pathOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']")?.pathname) || "";

/**
 * Fetches the pages that are likely to be opened next: at once the one that a pointer or the focus is on, and those of links
 * that rest in view, the bar's first. Few visitors change the language, so that link waits for a pointer or the focus.
 */
export function fetchPagesAhead(pages: Pages): void {
  if (savesData()) return;
  const isNew = (path: string) => path !== location.pathname && pages.isNew(path);
  const waiting = new Set<string>();
  let underWay = 0;
  let viewed = 0;

  async function fetchNext() {
    const path = [...waiting].find(isNew);
    if (path === undefined || !navigator.onLine || underWay === AT_ONCE || viewed >= MOST_PAGES) return;
    underWay += 1;
    viewed += 1;
    try {
      await pages.fetchAhead(path);
    } catch {
      // It is fetched again when its link is clicked, which says what is wrong.
      waiting.delete(path);
      viewed -= 1;
    }
    underWay -= 1;
    fetchNext();
  }

  let pointed: ReturnType<typeof setTimeout>;
  const expect = (path: string) => navigator.onLine && isNew(path) && pages.fetchAhead(path).catch(() => {});
  const point = (event: PointerEvent | FocusEvent) => {
    clearTimeout(pointed);
    const isMouse = "pointerType" in event && event.pointerType === "mouse";
    pointed = setTimeout(expect, isMouse ? PASSING_MS : 0, pathOf(event.target));
  };
  addEventListener("pointerover", point);
  addEventListener("focusin", point);
  addEventListener("online", fetchNext);

  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const rest = (path: string) => {
    waiting.add(path);
    for (let free = underWay; free < AT_ONCE; free += 1) fetchNext();
  };
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = pathOf(target);
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (!isIntersecting) waiting.delete(path);
      else if (isNew(path)) timers.set(target, setTimeout(rest, RESTING_MS, path));
    }
  });
  const look = () => {
    for (const part of ["header", "main", "footer"])
      for (const link of document.querySelectorAll(`${part} a[href^='/']:not([hreflang])`))
        view.observe(link);
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
