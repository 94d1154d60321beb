import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  directions,
  type Language,
  languageNames,
  languageOf,
  languages,
  pathFor,
} from "../../contract/language.ts";
import { attribute, ownText } from "../../server/http/html-elements.ts";
import { client, pages } from "../support/built-site.ts";

const indexed = pages.filter((page) => !page.isNoindex && page.canonical?.endsWith(page.path));
const others = (language: Language) => languages.filter((code) => code !== language);

it.each(pages)(
  "$path names its language, and keeps it in every link but those to the other one",
  ({ path, elements }) => {
    const language = languageOf(path);
    const root = elements.find(({ tagName }) => tagName === "html");
    expect(root && attribute(root, "lang")).toBe(language);
    expect(root && attribute(root, "dir")).toBe(directions[language]);
    const links = elements
      .filter((element) => element.tagName === "a" && !attribute(element, "hreflang"))
      .map((element) => attribute(element, "href") ?? "")
      .filter((href) => href.startsWith("/"));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => languageOf(href.split(/[?#]/)[0] ?? "") !== language)).toEqual([]);
  },
);

it.each(pages)("$path links to the same page in the other language from bar, menu and footer", (page) => {
  const language = languageOf(page.path);
  const target = page.path.endsWith("/404") ? pathFor("/", language) : page.path;
  for (const other of others(language)) {
    const links = page.elements.filter(
      (element) => element.tagName === "a" && attribute(element, "hreflang") === other,
    );
    expect(links.map((link) => attribute(link, "href"))).toEqual(Array(3).fill(pathFor(target, other)));
    for (const link of links) {
      expect(attribute(link, "lang")).toBe(other);
      expect(ownText(link)).toBe(languageNames[other]);
    }
  }
});

const addressOf = (path: string, language: Language) =>
  indexed.find((page) => page.path === pathFor(path, language))?.canonical;

it("names the versions of each indexed page in its head, both ways, and of no other page", () => {
  for (const page of pages) {
    const versions = page.versions.map(({ hreflang, href }) => [hreflang, href]);
    expect(versions, page.path).toEqual(
      indexed.includes(page)
        ? [
            ...languages.map((language) => [language, addressOf(page.path, language)]),
            ["x-default", addressOf(page.path, "en")],
          ]
        : [],
    );
  }
});

it("names the same versions in the sitemap", () => {
  const sitemap = readFileSync(join(client, "sitemap.xml"), "utf8");
  const entries = sitemap.split("<url>").slice(1);
  expect(entries).toHaveLength(indexed.length);
  for (const { canonical, versions } of indexed) {
    const entry = entries.find((text) => text.includes(`<loc>${canonical}</loc>`)) ?? "";
    const named = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, hreflang, href]) => ({
      hreflang,
      href,
    }));
    expect(named).toEqual(versions);
  }
});

it("lists the pages of each language separately in llms.txt, and the tools", () => {
  const text = readFileSync(join(client, "llms.txt"), "utf8");
  for (const language of languages) {
    const [, list = ""] = text.split(`## Pages (${languageNames[language]})\n`);
    const listed = [...(list.split("\n## ")[0] ?? "").matchAll(/\]\((\S+)\):/g)].map(([, href]) => href);
    const own = indexed.filter(({ path }) => languageOf(path) === language);
    expect(listed).toEqual(own.map(({ canonical }) => canonical));
  }
  const tools = [...(text.split("## Tools\n")[1] ?? "").matchAll(/\]\(([^#]+)#(.+)\):/g)];
  expect(tools).toHaveLength(3);
  for (const [, url, id] of tools)
    expect(indexed.find(({ canonical }) => canonical === url)?.html, url).toContain(` id="${id}"`);
});
