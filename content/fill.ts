import type { MayHold } from "./types/parts.ts";

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
    if (value === undefined && typeof document === "undefined") throw new Error(`No ${slot} for "${text}".`);
    return String(value ?? slot);
  });
