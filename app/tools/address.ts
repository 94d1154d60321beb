import { useEffect, useState } from "react";
import { latinDigits } from "../../contract/typed.ts";

const AFTER_MS = 250;

/** A number that a visitor can set. */
export interface Input<Value extends number | undefined = number | undefined> {
  /** Its name in the address. */
  param: string;
  min: number;
  max: number;
  /** The decimal places that count. */
  places?: number;
  /** The value that the tool opens with; undefined for an input that may stay empty. */
  start: Value;
}

interface Address<Settings> {
  start: Settings;
  /** Returns the hash that restores the settings. What is empty is left out. */
  write: (settings: Settings) => string;
  /** Returns the settings of a hash. A bad value takes its default; undefined when the hash names none of this tool. */
  read: (hash: string) => Settings | undefined;
}

/** Returns what writes the settings of a tool as the hash of an address, such as `#ID?n=5&p=0.1`, and reads them from it. */
export function addressOf<Settings extends Partial<Record<keyof Settings, number | undefined>>>(
  id: string,
  inputs: { readonly [Name in keyof Settings]-?: Input<Settings[Name]> },
): Address<Settings> {
  const all = Object.entries<Input>(inputs) as [keyof Settings, Input][];
  const settingsBy = (numberOf: (input: Input) => number | undefined) =>
    Object.fromEntries(all.map(([name, input]) => [name, numberOf(input)])) as Settings;
  return {
    start: settingsBy(({ start }) => start),
    write(settings) {
      const query = all.map(([name, { param, places }]) => {
        const value = settings[name];
        return value === undefined ? "" : `${param}=${Number(value.toFixed(places))}`;
      });
      return `#${id}?${query.filter(Boolean).join("&")}`;
    },
    read(hash) {
      const [named, query] = hash.slice(1).split("?");
      if (named !== id || !query) return;
      const given = new URLSearchParams(query);
      return settingsBy(({ param, min, max, places, start }) => {
        const text = latinDigits(given.get(param) ?? "");
        const value = Number(text);
        const isGood = /^\d{1,10}(\.\d{1,4})?$/.test(text) && value >= min && value <= max;
        return isGood ? Number(value.toFixed(places)) : start;
      });
    },
  };
}

/**
 * Holds a tool's settings and keeps the address at them, without an entry in the browser's history. An address that names
 * settings restores them, on load and when it changes.
 */
export function useAddress<Settings>(address: Address<Settings>) {
  const { start, read, write } = address;
  const [settings, setSettings] = useState(() =>
    typeof location === "undefined" ? start : (read(location.hash) ?? start),
  );
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const restore = () => setSettings((before) => read(location.hash) ?? before);
    addEventListener("hashchange", restore);
    return () => removeEventListener("hashchange", restore);
  }, [read]);
  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => history.replaceState(history.state, "", write(settings)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [touched, settings, write]);
  function change(to: Partial<Settings>) {
    setSettings((before) => ({ ...before, ...to }));
    setTouched(true);
  }
  /** The address of the page with the settings. */
  const link = () => location.href.split("#")[0] + write(settings);
  return { settings, change, link };
}
