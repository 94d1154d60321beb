import { describe, expect, it } from "vitest";
import * as arabic from "../../content/ar/words.ts";
import * as english from "../../content/en/words.ts";
import { type Language, languageOf, languages, localPath } from "../../contract/language.ts";
import { attribute } from "../../server/http/html-elements.ts";
import { site } from "../../settings/site.js";
import { pages } from "../support/built-site.ts";
import { visibleText } from "../support/page-text.ts";

const content = { en: english, ar: arabic };

const plain = (value: unknown) => String(value).replaceAll(/\s+/g, " ").trim();

/** The owner's settings in a language that are not empty, by their place in the file, but for the clocks, which are drawn. */
function settingsIn(language: Language, value: unknown = site, place = "site"): [string, string][] {
  if (typeof value !== "object" || value === null) return value === "" ? [] : [[place, plain(value)]];
  if (language in value) return settingsIn(language, value[language as keyof typeof value], place);
  return Object.entries(value)
    .filter(([key]) => !["clocks", "city", "timeZone", "beside", "isTeam", "badges", "until"].includes(key))
    .flatMap(([key, inner]) => settingsIn(language, inner, `${place}.${key}`));
}

describe.each(languages)("in %s", (language) => {
  const own = pages.filter(({ path }) => languageOf(path) === language);
  const textOf = (path: `/${string}`) =>
    visibleText(own.find((page) => page.path === localPath(path, language))?.html ?? "");

  it("shows every setting that is filled in", () => {
    const links = own.flatMap(({ elements }) => elements.map((element) => attribute(element, "href")));
    const shown = [...own.map(({ html }) => visibleText(html)), ...new Set(links)].join("\n");
    const settings = settingsIn(language);
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter(([, text]) => !shown.includes(text))).toEqual([]);
  });

  const pagesWith = (isWanted: (address: string) => boolean) =>
    own
      .filter(({ elements }) => elements.some((element) => isWanted(attribute(element, "href") ?? "")))
      .map(({ path }) => path);

  it("links to WhatsApp on every page, once it is set", () =>
    expect(pagesWith((address) => address.startsWith("https://wa.me/"))).toHaveLength(
      site.whatsApp ? own.length : 0,
    ));

  // It is set where `owner.test.ts` runs this file.
  it.runIf(site.booking[language])("links to the page for booking where the registration is", () => {
    const places = (["/get-started", "/thank-you/registration"] as const).map((path) =>
      localPath(path, language),
    );
    const booking: string = site.booking[language];
    expect(pagesWith((address) => address === booking)).toEqual(expect.arrayContaining(places));
  });

  it("has a line for each fact that is filled in, and for no other", () => {
    const { about, productLabels } = content[language];
    const facts = { ...site.facts, legalEntity: site.legalEntity };
    const names = Object.entries(about.facts.names) as [keyof typeof facts, string][];
    const lines = names.map(([fact, line]) => [line, facts[fact][language], textOf("/about")] as const);
    const latency = [
      (productLabels.latency.split("{")[0] ?? "").trim(),
      site.facts.responseTime[language],
      textOf("/solutions/fraud-detection"),
    ] as const;
    for (const [line, value, page] of [...lines, latency])
      if (value) expect(page).toContain(`${line} ${plain(value)}`);
      else expect(page).not.toContain(line);
  });
});
