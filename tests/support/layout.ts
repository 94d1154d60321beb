import type { Page } from "@playwright/test";

/** Overrides of WCAG 1.4.12, set where no policy for inline styles can object. */
export const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });

/** Returns how many px a page scrolls sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * Text a visitor cannot read as it stands now: cut by a box that hides what overflows, sticking out of its block or
 * of the window, or printed over other text. Returns a line for each.
 */
export const lostText = (page: Page) =>
  page.evaluate(() => {
    const lost = new Set<string>();
    const name = (element: Element, text = element.textContent ?? "") =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${text.trim().slice(0, 40)}"`;
    const hides = (value: string) => value === "hidden" || value === "clip";
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("svg, noscript, .sr-only, option");
    const isBlock = (element: Element) => !/^(inline|contents)$/.test(getComputedStyle(element).display);

    const boxes: { rect: DOMRect; block: Element; text: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || !text || !isSeen(parent)) continue;
      let block = parent;
      while (!isBlock(block) && block.parentElement) block = block.parentElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      const scroller = parent.closest(".panels-view, pre, .sends-body");
      for (const rect of range.getClientRects()) {
        // A line's box is taller than its letters.
        const trim = rect.height * 0.2;
        const tight = new DOMRect(rect.x, rect.y + trim, rect.width, rect.height - 2 * trim);
        if (rect.width < 2 || rect.height < 2) continue;
        const outer = block.getBoundingClientRect();
        if (outer.width < 2) continue;
        if (!scroller && (rect.right > innerWidth + 1 || rect.left < -1))
          lost.add(`outside the window: ${name(parent, text)}`);
        if (rect.right > outer.right + 2 || rect.left < outer.left - 2)
          lost.add(`leaves its block: ${name(parent, text)}`);
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          const cut =
            (hides(overflowY) && (tight.bottom > edge.bottom + 1 || tight.top < edge.top - 1)) ||
            (hides(overflowX) && !scroller && (rect.right > edge.right + 1 || rect.left < edge.left - 1));
          if (cut && box !== document.documentElement && box !== document.body)
            lost.add(`cut by ${name(box, "")}: ${name(parent, text)}`);
        }
        if (!scroller) boxes.push({ rect: tight, block, text });
      }
    }
    boxes.sort((a, b) => a.rect.top - b.rect.top);
    for (const [index, one] of boxes.entries())
      for (let next = index + 1; next < boxes.length; next++) {
        const other = boxes[next];
        if (!other || other.rect.top > one.rect.bottom - 1) break;
        if (other.block === one.block || one.block.contains(other.block) || other.block.contains(one.block))
          continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        if (across > 2 && one.rect.bottom - other.rect.top > 2)
          lost.add(`over each other: "${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
      }
    return [...lost];
  });
