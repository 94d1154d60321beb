import type { Locator, Page } from "@playwright/test";
import { claims } from "../../content/ar/claims.ts";
import { formPath } from "../../contract/form-paths.ts";
import { site as owner } from "../../site.config.ts";
import { expect, open, test } from "../support/e2e.ts";
import { answer, formOf } from "../support/lead-forms.ts";
import { everyArabicTemplate } from "../support/paths.ts";

/** The box of an element in px from the left edge of the window, or from the right one. */
async function sides(page: Page, selector: string, from: "left" | "right" = "left") {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box.`);
  const clientWidth = await page.evaluate(() => document.documentElement.clientWidth);
  const left = from === "left" ? box.x : clientWidth - box.x - box.width;
  return [Math.round(left), Math.round(box.width)];
}

const scaleOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).scale);

/** The characters of the first text that holds `text`, in the order in which they stand on the screen. */
const asSeen = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(
      document.querySelector("main") as HTMLElement,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      const places = [...wanted].map((letter, at) => {
        range.setStart(node, start + at);
        range.setEnd(node, start + at + 1);
        return { letter, x: range.getBoundingClientRect().x };
      });
      return places
        .toSorted((a, b) => a.x - b.x)
        .map(({ letter }) => letter)
        .join("");
    }
    return undefined;
  }, text);

test("an Arabic page mirrors the layout of the English one", async ({ page }) => {
  const parts = ["header a svg", ".head-picture", ".figure", "main dl", "main ol > li", ".closing-art"];
  await open(page, "/solutions/fraud-detection");
  const english = [];
  for (const part of parts) english.push(await sides(page, part));
  await open(page, "/ar/solutions/fraud-detection");
  for (const [at, part] of parts.entries()) {
    const [left = 0, width = 0] = await sides(page, part, "right");
    expect(Math.abs(left - (english[at]?.[0] ?? 0)), part).toBeLessThanOrEqual(2);
    expect(Math.abs(width - (english[at]?.[1] ?? 0)), part).toBeLessThanOrEqual(2);
  }
});

test("drawings are mirrored, charts and marks of fraud are not", async ({ page }) => {
  await open(page, "/ar/solutions/fraud-detection");
  for (const turned of [".head-picture > svg", ".closing-art > svg"])
    expect(await scaleOf(page.locator(turned).first())).toBe("-1 1");
  for (const kept of [".figure svg", ".audience-fraud svg", "header a svg"])
    expect(await scaleOf(page.locator(kept).first())).toBe("none");
  await open(page, "/ar/solutions/kyc-verification");
  expect(await scaleOf(page.locator(".head-picture > svg").first()), "a chart of time").toBe("none");
  await open(page, "/ar/new-customer-journey");
  expect(await scaleOf(page.locator(".race-svg"))).toBe("-1 1");
  expect(await scaleOf(page.locator(".race-node > text").first())).toBe("-1 1");
});

test("Arabic text has no letter spacing", async ({ page }) => {
  for (const path of ["/ar", "/ar/services/fraud-resilience-assessment", "/ar/customer-journey"]) {
    await open(page, path);
    const spaced = await page.evaluate(() =>
      [...document.querySelectorAll(":lang(ar)")]
        .filter((element) => !/^(normal|0px)$/.test(getComputedStyle(element).letterSpacing))
        .map((element) => element.outerHTML.slice(0, 60)),
    );
    expect(spaced).toEqual([]);
  }
});

test("percentages, ranges and phone numbers are shown left to right", async ({ page }) => {
  await open(page, "/ar");
  for (const text of [claims.accuracy.value, claims["loss-reduction"].value, owner.offices.london.phone])
    expect(await asSeen(page, text)).toBe(text);
  await open(page, "/ar/services/fraud-resilience-assessment");
  for (const text of ["85%", "12-15"]) expect(await asSeen(page, text)).toBe(text);
  await open(page, "/ar/why-us");
  await page.locator("#accuracy").scrollIntoViewIfNeeded();
  await expect(page.locator(".tool-sheet[data-live]")).toBeVisible();
  expect(await asSeen(page, "0.1%")).toBe("0.1%");
});

/** Names, numbers, ranges and addresses on a page whose letters do not stand from left to right on the screen. */
const wrongOrder = (page: Page) =>
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

for (const path of everyArabicTemplate)
  test(`names, numbers and ranges on ${path} read from left to right`, async ({ page }) => {
    await open(page, path);
    expect(await wrongOrder(page)).toEqual([]);
  });

test("the left arrow key goes to the next link in an Arabic menu", async ({ page }) => {
  await open(page, "/ar/about");
  await page.locator("header [aria-controls=menu-services]").focus();
  await page.keyboard.press("ArrowDown");
  const links = page.locator("#menu-services").getByRole("listitem").getByRole("link");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(links.first()).toBeFocused();
});

test("dragging right shows the next panel on an Arabic page", async ({ page }) => {
  await open(page, "/ar");
  const dots = page.locator(".panels-view + fieldset button");
  await dots.nth(1).click();
  const box = await page.locator(".panels-view").boundingBox();
  if (!box) throw new Error("The panels have no box.");
  const shown = () =>
    page.locator(".panels-view [role=group]").evaluateAll((panels) => {
      const view = panels[0]?.closest(".panels-view")?.getBoundingClientRect().x ?? 0;
      return panels.findIndex((panel) => Math.abs(panel.getBoundingClientRect().x - view) < 2);
    });
  await expect.poll(shown).toBe(1);
  await page.mouse.move(box.x + 60, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 320, box.y + 30, { steps: 8 });
  await page.mouse.up();
  await expect.poll(shown).toBe(2);
  await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
});

test("a registration's toast stays Arabic on an English page", async ({ page }) => {
  await open(page, `/ar${formPath.registration}`);
  await answer(page, "registration");
  await formOf(page, "registration").locator("[type=submit]").click();
  const toast = page.locator("[data-toast]");
  await expect(page).toHaveURL(/\/ar$/);
  await page.locator("header a[hreflang=en]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(toast).toHaveCSS("direction", "rtl");
  await expect(page.locator("[lang=ar][dir=rtl]").locator(toast)).toBeVisible();
});

for (const language of ["", "/ar"])
  test(`the terms of a card on ${language}/services/fraud-resilience-assessment do not touch their text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${language}/services/fraud-resilience-assessment`);
    const card = page.locator("details#gift-cards");
    await card.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    const gaps = await card.locator("dl > div").evaluateAll((rows) =>
      rows.map((row) => {
        const [term, text] = [...row.children].map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getBoundingClientRect();
        });
        return term && text ? Math.max(text.left - term.right, term.left - text.right) : 0;
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(16);
  });
