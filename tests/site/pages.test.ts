import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtPages } from "../../scripts/built-pages.ts";
import { paths } from "../support/paths.ts";

const client = join(import.meta.dirname, "../../build/client");
const pages = await builtPages(client);
const twins: Record<string, string> = {
  "/services/consulting": "/services/fraud-resilience-assessment",
  "/new-customer-journey": "/customer-journey",
};

it("builds the pages of the route table, the thank-you pages and the 404", () => {
  const built = pages.map((page) => page.path).filter((path) => !path.startsWith("/thank-you/"));
  expect(built.sort()).toEqual([...paths, "/404"].sort());
});

describe.each(pages)("$path", (page) => {
  it("has a title, a description and one heading of the first rank", () => {
    expect(page.title.length).toBeGreaterThan(8);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(155);
    expect(page.description.length).toBeGreaterThan(20);
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  it("names the address search engines keep, or asks not to be kept", () => {
    if (page.noindex) expect(page.canonical).toBeUndefined();
    else expect(new URL(page.canonical ?? "").pathname).toBe(twins[page.path] ?? page.path);
  });

  it("has no style attribute, no empty link and nothing of another host", () => {
    expect(page.html).not.toMatch(/<[^>]+ style="/);
    expect(page.html).not.toMatch(/href="(#|)"/);
    expect(page.html).not.toMatch(/(src|href)="https?:\/\/(?!localhost:3000)[^"]*\.(js|css|woff2|png|svg)"/);
  });

  it("finds each of its drawings in one of at most three files", () => {
    const placed = [...page.html.matchAll(/<use [^>]*?href="(\/[^"#]+)#([^"]+)"/g)];
    for (const [, file = "", id] of placed)
      expect(readFileSync(join(client, file), "utf8"), `${file}#${id}`).toContain(` id="${id}"`);
    expect(new Set(placed.map(([, file]) => file)).size).toBeLessThanOrEqual(3);
  });

  it("says its words once: what its scripts need comes in a file that they ask for", () => {
    const state = /fetch\("([^"]+)"\)/.exec(page.html)?.[1] ?? "";
    expect(readFileSync(join(client, state), "utf8")).toContain("loaderData");
    expect(page.html).not.toContain("loaderData");
  });

  it("links only to pages, anchors and files that exist", () => {
    for (const [, href = ""] of page.html.matchAll(
      /<(?:a|link|use|img|script)[^>]* (?:href|src)="(\/[^"]*)"/g,
    )) {
      const [file = "", hash] = href.split(/[#?]/);
      const target = pages.find((other) => other.path === file);
      expect(target !== undefined || existsSync(join(client, file)), `${page.path} -> ${href}`).toBe(true);
      if (target && hash && href.includes("#"))
        expect(target.html.includes(`id="${hash}"`), `${page.path} -> ${href}`).toBe(true);
    }
  });
});

it("gives every kept page a title and a description of its own", () => {
  const kept = pages.filter((page) => !page.noindex && !(page.path in twins));
  expect(new Set(kept.map((page) => page.title)).size).toBe(kept.length);
  expect(new Set(kept.map((page) => page.description)).size).toBe(kept.length);
});
