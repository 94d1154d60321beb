import { latinDigits } from "../../contract/typed.ts";

/**
 * Returns a function that reads a number of an address such as `#ID?n=5&p=0.1`: the value of `key` when it is written
 * as `pattern` wants and lies between `min` and `max`, else `otherwise`.
 * Undefined when the address names no settings of this tool.
 */
export function readHash(hash: string, id: string, pattern: RegExp) {
  const [named, query] = hash.slice(1).split("?");
  if (named !== id || !query) return;
  const given = new URLSearchParams(query);
  return (key: string, min: number, max: number, otherwise: number): number => {
    const text = latinDigits(given.get(key) ?? "");
    const value = Number(text);
    return pattern.test(text) && value >= min && value <= max ? value : otherwise;
  };
}
