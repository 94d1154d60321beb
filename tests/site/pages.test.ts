import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { NOTICES_FILE } from "../../build-constants.ts";
import { buildSettings } from "../../build-settings.ts";
import { thankYouPath } from "../../contract/form-paths.ts";
import { leadKinds } from "../../contract/kinds.ts";
import { languageOf, languages, localPath, pathFor } from "../../contract/language.ts";
import { LIGHT } from "../../illustrations/engine/palette.ts";
import { attribute, ownText } from "../../server/http/html-elements.ts";
import { client, pages } from "../support/built-site.ts";
import { visibleText } from "../support/page-text.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes void elements with a slash and booleans as empty strings.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": ["error", { allowedProperties: [] }],
    "long-title": "off",
    "tel-non-breaking": "off",
  },
});
const topLevel = (slug: string) => `/${slug}` as const;
const solution = (slug: string) => `/solutions/${slug}` as const;
const service = (slug: string) => `/services/${slug}` as const;
/** Pages that say the same as another, with the one that search engines keep. */
const keptPath: Record<string, `/${string}`> = {
  "/services/consulting": "/services/fraud-resilience-assessment",
  "/new-customer-journey": "/customer-journey",
};

/** The paths that visitors and search engines know, without their language. */
const paths: `/${string}`[] = [
  "/",
  ...["about", "why-us", "contact", "get-started", "login", "customer-journey"].map(topLevel),
  ...["new-customer-journey", "request-assessment", "request-sample-report", "404"].map(topLevel),
  ...["fraud-detection", "transaction-monitoring", "kyc-verification"].map(solution),
  ...["risk-assessment", "digital-identity", "fraud-intelligence"].map(solution),
  ...["consulting", "fraud-resilience-assessment", "implementation"].map(service),
  ...["managed-services", "training", "red-teaming", "training-capability"].map(service),
  ...leadKinds.map(thankYouPath),
];

const keptFor = (path: string) => {
  const kept = keptPath[pathFor(path, "en")];
  return kept ? localPath(kept, languageOf(path)) : path;
};

it.each(languages)("builds every path in %s, with the thank-you pages and the 404", (language) => {
  const built = pages.map(({ path }) => path).filter((path) => languageOf(path) === language);
  expect(built.sort()).toEqual(paths.map((path) => localPath(path, language)).sort());
});

describe.each(pages)("$path", (page) => {
  it("is valid HTML", async () => {
    const { results } = await validator.validateString(page.html);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} at ${line}:${column}`),
    );
    expect(found).toEqual([]);
  });

  it("has a title, a description and one h1", () => {
    expect(page.title.length).toBeGreaterThan(8);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(155);
    // A shorter one does not fill a search result.
    expect(page.description.length).toBeGreaterThan(page.isNoindex ? 20 : 80);
    expect(page.elements.filter(({ tagName }) => tagName === "h1")).toHaveLength(1);
  });

  it("has a canonical URL or noindex", () => {
    if (page.isNoindex) expect(page.canonical).toBeUndefined();
    else expect(new URL(page.canonical ?? "").pathname).toBe(keptFor(page.path));
  });

  it("has no text with a slot that was not filled", () => {
    const texts = page.elements.flatMap((element) => [
      element.tagName === "script" ? "" : ownText(element),
      ...element.attrs.map(({ value }) => value),
    ]);
    expect(texts.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  });

  it("has no empty URL and no file of another host", () => {
    for (const element of page.elements) {
      expect(["", "#"]).not.toContain(attribute(element, "href"));
      expect(attribute(element, "src")).not.toBe("");
      for (const name of ["src", "href"])
        expect(attribute(element, name) ?? "").not.toMatch(
          /^https?:\/\/(?!localhost:3000).*\.(js|css|woff2|png|svg)$/,
        );
    }
  });

  it("takes its drawings from files that hold what is used of them", () => {
    for (const element of page.elements.filter(({ tagName }) => tagName === "use")) {
      const [file = "", id = ""] = attribute(element, "href")?.split("#") ?? [];
      expect(readFileSync(join(client, file), "utf8"), `${file}#${id}`).toContain(` id="${id}"`);
    }
  });

  it("requests its stylesheet first, then its fonts, and preloads no script", () => {
    const links = [...page.html.matchAll(/<link rel="(stylesheet|preload|modulepreload)" href="([^"]+)"/g)];
    const files = links.map(([, rel, href = ""]) => `${rel} ${href.replace(/-[\w-]{8}(\.\w+)$/, "$1")}`);
    // In English the name of the other language has a font of its own.
    const arabic = languageOf(page.path) === "ar" ? "readex-pro-arabic" : "readex-pro-name";
    const fonts = [arabic, "readex-pro"].map((font) => `preload /assets/${font}.woff2`);
    expect(files.slice(0, 3)).toEqual(["stylesheet /assets/app.css", ...fonts]);
    expect(files.slice(3).filter((file) => !file.startsWith("stylesheet"))).toEqual([]);
    expect(page.html.indexOf("<script")).toBeLessThan(page.html.indexOf("<link"));
  });

  it("links only to pages, anchors and files that exist", () => {
    for (const element of page.elements) {
      const href = attribute(element, "href") ?? attribute(element, "src") ?? "";
      if (!/^\/(?!\/)/.test(href)) continue;
      const { pathname, hash } = new URL(href, "http://localhost");
      const target = pages.find((other) => other.path === pathname);
      expect(target !== undefined || existsSync(join(client, pathname)), href).toBe(true);
      if (target && hash)
        expect(
          target.elements.some((other) => attribute(other, "id") === hash.slice(1)),
          href,
        ).toBe(true);
    }
  });
});

it("shows fifteen sample cards of May 8, 2025, with fourteen statuses", () => {
  const words = visibleText(pages.find(({ path }) => path === "/")?.html ?? "");
  const cards = [...words.matchAll(/May 8, 2025, \d\d:\d\d (12 Today|High Risk|\w+)/g)];
  expect(cards).toHaveLength(15);
  expect(new Set(cards.map(([, status]) => status)).size).toBe(14);
});

it("draws every picture with valid numbers, and only in colours that the page has", () => {
  const pictures = globSync("app/pictures/*.svg");
  expect(pictures.length).toBeGreaterThan(10);
  for (const file of pictures) {
    const svg = readFileSync(file, "utf8");
    expect(svg, file).not.toMatch(/NaN|undefined|Infinity|style=|class=/);
    for (const [, colour = ""] of svg.matchAll(/var\(--([\w-]+)\)/g))
      expect(LIGHT, file).toHaveProperty(colour);
  }
});

it("has a stylesheet that arrives in the first ten packets of a connection, with 400 bytes of headers", () => {
  const sizes = globSync(join(client, "assets/app-*.css.br")).map((sheet) => statSync(sheet).size);
  expect(sizes).toHaveLength(1);
  expect(Math.max(...sizes) + 400).toBeLessThanOrEqual(10 * 1_460);
});

it("gives every kept page a title and a description of its own", () => {
  const kept = pages.filter((page) => !page.isNoindex && keptFor(page.path) === page.path);
  expect(new Set(kept.map((page) => page.title)).size).toBe(kept.length);
  expect(new Set(kept.map((page) => page.description)).size).toBe(kept.length);
});

it("names the licences of the packages and fonts that visitors get", () => {
  const notices = readFileSync(join(client, NOTICES_FILE), "utf8");
  for (const name of ["react-dom", "valibot", "@fontsource-variable/readex-pro"])
    expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(\\S+\\)\\n+\\S`, "m"));
  expect(notices).toContain("SIL OPEN FONT LICENSE");
});

const read = (file: string) => readFileSync(join(client, file), "utf8");
const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(html|js|css|txt|xml|json|svg)$/.test(name),
);
const { password, dashboardUrl } = buildSettings(process.env).demo;

it("ships neither the demo password nor the dashboard's URL", () => {
  expect(files.length).toBeGreaterThan(50);
  for (const name of files) {
    const text = read(name);
    expect(text.includes(password), name).toBe(false);
    expect(text.includes(new URL(dashboardUrl).host), name).toBe(false);
  }
});
