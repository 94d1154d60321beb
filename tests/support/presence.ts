import type { Page } from "@playwright/test";

/**
 * Words of the page's main part that nobody can see: not displayed, invisible or transparent. What a closed
 * `<details>` holds counts as there, since a press opens it; `withFolded` makes it count as missing,
 * as on paper, where nothing can be pressed and no button stands. Words that are just being faded in are waited for.
 */
export const missingWords = (page: Page, { withFolded = false } = {}): Promise<string[]> =>
  page.evaluate(async (folded) => {
    const fades = document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          timeline === document.timeline &&
          playState === "running" &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(fades.map(({ finished }) => finished));
    const missing: string[] = [];
    const main = document.querySelector("main") ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      // For readers only, or a slot that has nothing to say yet.
      if (!parent || !text || parent.closest("noscript, script, option, .sr-only, [hidden]")) continue;
      // On paper a tool leaves out its controls: only its picture, its numbers and its settings.
      // A product on the home page has a sentence, and its first form an explanation, for the pointer or the focus.
      const unfit =
        "details:not([open]) > :not(summary), [class*='print:block'], .catalogue-card, .hero-form details";
      if (parent.closest(folded ? ".btn, #accuracy, #sandbox, #self-check" : unfit)) continue;
      // Words of a picture, or that are hidden at some width or without scripts.
      if (
        parent.closest(
          "[aria-hidden=true], [class*=':hidden'], .race-start, .catalogue-line, .contents-list, .scenario-head",
        )
      )
        continue;
      if (
        !parent.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        missing.push(`${parent.tagName.toLowerCase()}.${parent.getAttribute("class")}: ${text.slice(0, 50)}`);
    }
    return missing;
  }, withFolded);
