import { counted } from "../contract/plural.ts";
import { fill } from "./fill.ts";
import type { Nouns } from "./types/figures.ts";

/**
 * Returns a text with its numbers filled in: {weeks} becomes the number, and {weeks:week} the number with the noun
 * "week", in the form that the number needs.
 * @throws Error when a number or a noun is missing
 */
export function countIn(
  text: string,
  counts: Readonly<Record<string, number>>,
  { nouns = {}, language }: { nouns?: Nouns | undefined; language: string },
): string {
  const said = text.replaceAll(/\{(\w+):(\w+)\}/g, (slot, count: string, noun: string) => {
    const [n, forms] = [counts[count], nouns[noun]];
    if (n === undefined || !forms) throw new Error(`No number or noun for ${slot} in "${text}".`);
    return counted(forms, n, language);
  });
  return fill(said, counts);
}
