import type { Page } from "@playwright/test";

/** One place where the Tab key stops. */
export interface Stop {
  /** Enough of it to find it in the page. */
  name: string;
  /** Why it cannot be seen while it has the focus; empty when it can. */
  hidden: string;
}

/**
 * Gives the focus to everything that takes it, in the order of the document, and tells what cannot be seen then:
 * outside the window, under the fixed bar, or under anything else. Of what is taller
 * than the window, a good part must show.
 */
export const focusEach = (page: Page): Promise<Stop[]> =>
  page.evaluate(async () => {
    // A headless browser now and then leaves a page in which nothing moves without another frame.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    const stops: { name: string; hidden: string }[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    );
    for (const element of all) {
      if (
        element.tabIndex < 0 ||
        element.matches(":disabled") ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      element.focus();
      await frame();
      if (document.activeElement !== element) continue;
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const isFixed = Boolean(element.closest("header, .fixed"));
      const rect = element.getBoundingClientRect();
      const top = Math.max(rect.top, isFixed ? 0 : bar);
      const bottom = Math.min(rect.bottom, innerHeight);
      const room = innerHeight - (isFixed ? 0 : bar);
      const shown = bottom - top;
      const at = document.elementFromPoint(
        (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2,
        (top + bottom) / 2,
      );
      const label = element.closest("label");
      const isOnTop =
        at !== null && [element, label].some((one) => one?.contains(at) || at.contains(element));
      let hidden = "";
      if (rect.left < -1 || rect.right > innerWidth + 1) hidden = "beside the window";
      else if (shown < 0.75 * Math.min(rect.height, room / 2))
        hidden = `shows ${Math.round(shown)} of ${Math.round(rect.height)} px`;
      else if (!isOnTop) hidden = `under ${at?.tagName.toLowerCase()}.${at?.getAttribute("class")}`;
      const name = `${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent?.trim().slice(0, 40)}`;
      stops.push({ name, hidden });
    }
    return stops;
  });
