import { useEffect, useState } from "react";
import { latinDigits } from "../../contract/normalize.ts";

const AFTER_MS = 250;

/** A number that a visitor can set. */
export interface Input<Value extends number | undefined = number | undefined> {
  /** Its name in the hash. */
  param: string;
  min: number;
  max: number;
  /** The decimal places that count. */
  places?: number;
  /** The value that the tool opens with; undefined for an input that may stay empty. */
  start: Value;
}

interface SettingsHash<Settings> {
  start: Settings;
  /** Returns the hash that restores the settings. What is empty is left out. */
  write: (settings: Settings) => string;
  /** Returns the settings of a hash. A bad value takes its default; undefined when the hash names none of this tool. */
  read: (hash: string) => Settings | undefined;
}

type SettingsOf<Inputs extends Record<string, Input>> = { [Name in keyof Inputs]: Inputs[Name]["start"] };

/** Returns what writes the settings of a tool as the hash of a URL, such as `#ID?n=5&p=0.1`, and reads them from it. */
export function settingsHash<Inputs extends Record<string, Input>>(
  id: string,
  inputs: Inputs,
): SettingsHash<SettingsOf<Inputs>> {
  const all: [keyof Inputs, Input][] = Object.entries(inputs);
  const settingsBy = (numberOf: (input: Input) => number | undefined) =>
    Object.fromEntries(all.map(([name, input]) => [name, numberOf(input)])) as SettingsOf<Inputs>;
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
      const parameters = new URLSearchParams(query);
      return settingsBy(({ param, min, max, places, start }) => {
        const text = latinDigits(parameters.get(param) ?? "");
        const value = Number(text);
        const isValid = /^\d{1,10}(\.\d{1,4})?$/.test(text) && value >= min && value <= max;
        return isValid ? Number(value.toFixed(places)) : start;
      });
    },
  };
}

/**
 * Holds a tool's settings and keeps the URL's hash at them, without an entry in the browser's history. A hash that names
 * settings restores them, on load and when it changes.
 */
export function useSettings<Settings>({ start, read, write }: SettingsHash<Settings>) {
  const [settings, setSettings] = useState(() =>
    typeof location === "undefined" ? start : (read(location.hash) ?? start),
  );
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const restore = () => setSettings((before) => read(location.hash) ?? before);
    addEventListener("hashchange", restore);
    return () => removeEventListener("hashchange", restore);
  }, [read]);
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => history.replaceState(history.state, "", write(settings)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isTouched, settings, write]);
  function change(to: Partial<Settings>) {
    setSettings((before) => ({ ...before, ...to }));
    setTouched(true);
  }
  /** The URL of the page with the settings. */
  const link = () => location.href.split("#")[0] + write(settings);
  return { settings, change, link };
}
