import { type Language, locales } from "../contract/language.ts";
import type { MayHold } from "./translated.ts";

/**
 * Returns a text with each {slot} replaced by its value.
 * @throws Error when a slot has no value, but not in a browser, where a visitor would lose the page
 */
export const fill = <Slot extends string>(
  text: MayHold<Slot>,
  values: Readonly<Record<Slot, string | number>>,
): string =>
  text.replaceAll(/\{(\w+)\}/g, (slot, name: Slot) => {
    const value = values[name];
    if (value === undefined && !("document" in globalThis)) throw new Error(`No ${slot} for "${text}".`);
    return String(value ?? slot);
  });

/** Returns texts as a list within a sentence: "London, Dubai and Abu Dhabi". */
export const formatList = (texts: readonly string[], language: Language, type?: Intl.ListFormatType) =>
  new Intl.ListFormat(locales[language], { type }).format(texts);

/** Returns the items of a record in order, each with its key as its id. */
export const withIds = <Id extends string, Item extends object>(items: Readonly<Record<Id, Item>>) =>
  (Object.entries(items) as [Id, Item][]).map(([id, item]) => ({ id, ...item }));
