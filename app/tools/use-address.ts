import { useEffect, useState } from "react";

const AFTER_MS = 250;

/**
 * Holds a tool's settings and keeps the address at them, without an entry in the browser's history. An address that names
 * settings restores them, on load and when it changes.
 * @param start the settings without such an address
 * @param read returns the settings that a hash names
 * @param write returns the hash of settings
 */
export function useAddress<Settings>(
  start: Settings,
  read: (hash: string) => Settings | undefined,
  write: (settings: Settings) => string,
) {
  const [settings, setSettings] = useState(() =>
    typeof location === "undefined" ? start : (read(location.hash) ?? start),
  );
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const restore = () => {
      const named = read(location.hash);
      if (named) setSettings(named);
    };
    addEventListener("hashchange", restore);
    return () => removeEventListener("hashchange", restore);
  }, [read]);
  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => history.replaceState(history.state, "", write(settings)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [touched, settings, write]);
  function change(to: (before: Settings) => Settings) {
    setSettings(to);
    setTouched(true);
  }
  /** The address of the page with the settings. */
  const link = () => location.href.split("#")[0] + write(settings);
  return { settings, change, link };
}
