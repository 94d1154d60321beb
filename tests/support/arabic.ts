import type { Page } from "@playwright/test";

/** The parts of a page in Arabic whose letters stand apart. */
export const spacedOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(":lang(ar)")]
      .filter((element) => !/^(normal|0px)$/.test(getComputedStyle(element).letterSpacing))
      .map((element) => element.outerHTML.slice(0, 60)),
  );

/** Names, numbers, ranges and addresses on a page whose letters do not stand from left to right on the screen. */
export const wrongOrder = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const blockOf = (node: Node): Element => {
      const parent = node.parentElement as Element;
      return /^(inline|contents)/.test(getComputedStyle(parent).display) ? blockOf(parent) : parent;
    };
    const blocks = new Map<Element, { node: Text; at: number }[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!node.parentElement?.closest(":lang(ar)") || node.parentElement.closest("script, style, svg"))
        continue;
      const block = blockOf(node);
      const letters = blocks.get(block) ?? [];
      for (let at = 0; at < node.length; at += 1) letters.push({ node, at });
      blocks.set(block, letters);
    }
    const range = document.createRange();
    const boxOf = ({ node, at }: { node: Text; at: number }) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects()[0];
    };
    return [...blocks.values()].flatMap((letters) => {
      const text = letters.map(({ node, at }) => node.data[at]).join("");
      const found = text.matchAll(/[\w+][\w.,:/&%+×–@-]*(?: (?:& )?[\w+][\w.,:/&%+×–@-]*)*[\w%+]/g);
      return [...found].flatMap(({ 0: part, index }) => {
        const boxes = letters.slice(index, index + part.length).map(boxOf);
        const seen = boxes.filter((box) => box && box.width > 0) as DOMRect[];
        const isOneLine = seen.every(({ top }) => Math.abs(top - (seen[0]?.top ?? 0)) < 4);
        const isWrong = seen.some(({ x }, k) => k > 0 && x < (seen[k - 1]?.x ?? 0));
        // A year before a name, as in the copyright, is no part of the name.
        return isOneLine && isWrong && !/^\d+ [A-Z]/.test(part)
          ? `${part} in ${text.slice(Math.max(0, index - 20), index + 60)}`
          : [];
      });
    });
  });
