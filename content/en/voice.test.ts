import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { site } from "../../site.config.ts";
import { textsIn, wordCount } from "./words.test-support.ts";
import { words } from "./words.ts";

const { fraudResilienceAssessment, home, products, scenarios } = words;
const texts = textsIn(words);

/** Marketing words that any competitor could use. */
const empty =
  /revolution|cutting.edge|seamless|unlock|leverag|robust|comprehensive|tailored|world.class|state.of.the.art|next.gen|empower|holistic|game.chang|best.in.class|turnkey|peace of mind|in today's|ever.evolving|landscape|solutions? that|synerg/i;

/** American spellings. Labels that the client gave keep theirs. */
const american = /\b\w+(?:ize|izes|ized|izing|ization)\b|\b(?:defense|behavior|color|center|program)s?\b/gi;
const givenLabels = new Set([
  "Minimize financial losses",
  "Process optimization",
  "Customized mitigation plan",
  "Customize to Win",
  "Build a Strong Defense",
  "Fraud Program Development",
  "Loyalty program abuse",
]);

/** Constructions that sound mannered when they come back: how many texts of the whole site may have each. */
const rationed: readonly [RegExp, number][] = [
  [/^Not an? /, 2],
  [/^For teams that/, 2],
  [/one page/i, 2],
  [/nobody/i, 12],
  [/\bin plain words\b/i, 6],
];

/** Words and turns that a colleague would ask about, each with the rule it breaks. */
const unclear: readonly [RegExp, string][] = [
  [/\bgood customers?\b/i, "say genuine customers"],
  [/\b(dearest|seldom|farewell|whom|mend(s|ed|ing)?)\b/i, "use today's word"],
  [/\bhandsets?\b/i, "say device or phone"],
  [/\brings? (you|us|whom)\b/i, "say call"],
  [/\b(gave|gives|give) way\b|\bwhat held\b|\bheld against\b|\blaid beside\b/i, "say what the control did"],
  [/\b(lives|lived) on\b|\b(have|has) met before\b|\bknown each other\b/i, "things do not act like people"],
  [/\b(late truth|joined to|tells? of)\b/i, "use the standard term"],
  [/rented from real homes/i, "say residential proxies"],
];

/** Pattern, tile and joint belong to the drawings; only the home page's hero names them, for those who cannot see its drawing. */
const metaphor = /\b(tiles?|joints?|straps?|woven)\b/i;

/** Returns every text under a key named `lead`. */
function leadsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "lead" && typeof inner === "string" ? [inner] : leadsIn(inner),
  );
}

/** The source texts of the content, without values from `site.config.ts`. */
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => !file.includes(".test") && file.endsWith(".ts"))
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));

describe("voice", () => {
  it("takes the offices' cities from the owner's settings", () => {
    const cities = new RegExp(
      `\\b(?:${Object.values(site.offices)
        .map(({ city }) => city.en)
        .join("|")})\\b`,
    );
    const lines = sources.flatMap((source) => source.split("\n"));
    expect(lines.filter((line) => cities.test(line))).toEqual([]);
  });

  it("checks every text, also those of the scenarios and of the sample plan", () => {
    const told = scenarios.flatMap(({ name, short, detail }) => [name, short, ...Object.values(detail)]);
    const planned = fraudResilienceAssessment.benefits.plan.horizons.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([...told, ...planned]));
  });

  it("uses no empty marketing words", () => {
    expect(texts.filter((text) => empty.test(text))).toEqual([]);
  });

  it("writes British English except in labels that the client gave", () => {
    const odd = texts.filter((text) => {
      let rest = text;
      for (const label of givenLabels) rest = rest.replace(label, "");
      return (rest.match(american) ?? []).some((word) => !/^(?:size|sized|prize|seize)s?$/i.test(word));
    });
    expect(odd).toEqual([]);
  });

  it("repeats no construction too often", () => {
    // In the tools one thing keeps one name, wherever its number stands.
    const { accuracy, sandbox, selfCheck, ...rest } = words;
    const prose = textsIn(rest);
    const found = rationed.map(([pattern, most]) => ({
      rule: `${pattern} in at most ${most} texts`,
      texts: prose.filter((text) => pattern.test(text)),
      most,
    }));
    expect(found.filter((one) => one.texts.length > one.most)).toEqual([]);
  });

  it("uses standard and current trade terms", () => {
    const found = texts.flatMap((text) =>
      unclear.filter(([pattern]) => pattern.test(text)).map(([, rule]) => `${rule}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it("writes email without a hyphen, unless a rule quotes its source", () => {
    const { rules: _, ...rest } = words;
    expect(textsIn(rest).filter((text) => /e-mail/i.test(text))).toEqual([]);
  });

  it("uses the drawings' metaphor only in the home page's hero", () => {
    const { hero, ...rest } = home;
    expect(textsIn({ ...words, home: rest }).filter((text) => metaphor.test(text))).toEqual([]);
  });

  it("keeps to plain punctuation: no em dash, no exclamation, no doubled space", () => {
    expect(
      texts.filter((text) => /—|(?<!^Thank you|^Oops|^Login successful)!| {2}|^\s\w|\w\s$/.test(text)),
    ).toEqual([]);
  });

  it("opens every page with a lead of 25 words at most", () => {
    const leads = leadsIn(words);
    expect(leads.length).toBeGreaterThan(20);
    expect(leads.filter((lead) => wordCount(lead) > 25)).toEqual([]);
  });

  it("has no sentence twice", () => {
    const sentences = textsIn(products).flatMap((text) =>
      text.split(/(?<=[.?])\s/).filter((sentence) => sentence.split(" ").length > 7),
    );
    const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    const descriptions = new Set(Object.values(products).flatMap((page) => [page.description, page.lead]));
    expect(twice.filter((sentence) => ![...descriptions].some((text) => text.includes(sentence)))).toEqual(
      [],
    );
  });
});
