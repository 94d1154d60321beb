import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { claims } from "./claims.ts";
import { fra } from "./fra.ts";
import { journey } from "./journey.ts";
import { productLabels } from "./product-labels.ts";
import { products } from "./products.ts";
import { scenarios } from "./scenarios.ts";
import { textsIn } from "./words.test-support.ts";

const texts = textsIn({ catalogue, claims, fra, journey, productLabels, products, scenarios });

/** Words that could stand on any competitor's site, and so say nothing. */
const empty =
  /revolution|cutting.edge|seamless|unlock|leverag|robust|comprehensive|tailored|world.class|state.of.the.art|next.gen|empower|holistic|game.chang|best.in.class|turnkey|peace of mind|in today's|ever.evolving|landscape|solutions? that|synerg/i;

/** American spellings; the specification's own labels keep theirs. */
const american = /\b\w+(?:ize|izes|ized|izing|ization)\b|\b(?:defense|behavior|color|center|program)s?\b/gi;
const ofTheSpecification = new Set([
  "Minimize financial losses",
  "Process optimization",
  "Customized mitigation plan",
  "Customize to Win",
  "Build a Strong Defense",
  "Fraud Program Development",
  "Loyalty program abuse",
]);

describe("voice", () => {
  it("uses no word that says nothing", () => {
    expect(texts.filter((text) => empty.test(text))).toEqual([]);
  });

  it("writes British English outside the specification's labels", () => {
    const odd = texts.filter((text) => {
      let rest = text;
      for (const label of ofTheSpecification) rest = rest.replace(label, "");
      return (rest.match(american) ?? []).some((word) => !/^(?:size|sized|prize|seize)s?$/i.test(word));
    });
    expect(odd).toEqual([]);
  });

  it("keeps to plain punctuation: no em dash, no exclamation, no doubled space", () => {
    expect(texts.filter((text) => /—|!|\s\s|^\s|\s$/.test(text))).toEqual([]);
  });

  it("says a sentence once", () => {
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
