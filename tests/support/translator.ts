import type { Page } from "@playwright/test";

/** Stands before each translated text. */
const MARK = "·";

/**
 * Runs in the page and does to it what the translators of Chrome and Edge do: each text is replaced by nested elements, and
 * so is what appears later, a moment after it appeared.
 */
function translate(mark: string) {
  const left = "script, style, noscript, textarea, svg, font, option";
  const texts = (root: Node) => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(left)) found.push(node);
    return found;
  };
  const replace = (root: Node) => {
    if (!root.isConnected) return;
    for (const text of texts(root)) {
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).append(mark + text.data);
      text.replaceWith(outer);
    }
  };
  replace(document.body);
  new MutationObserver((changes) => {
    setTimeout(() => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) replace(node);
    }, 50);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Translates the page that is shown, and all that it shows later. */
export const translatePage = (page: Page) => page.evaluate(translate, MARK);

/** Translates each page that is opened, before its scripts run. */
export const translateEarly = (page: Page) =>
  page.addInitScript(
    `document.addEventListener("DOMContentLoaded", () => (${translate})(${JSON.stringify(MARK)}))`,
  );

/** Returns the visible text of a part of the page as it was before it was translated, without white space. */
export const sourceText = async (page: Page, part: string): Promise<string> =>
  (await page.locator(part).innerText()).replaceAll(MARK, "").replaceAll(/\s/g, "");
