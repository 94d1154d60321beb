import { useLayoutEffect, useSyncExternalStore } from "react";

/** The key of the visitor's choice in the browser's storage; nothing else is stored. */
export const THEME_KEY = "theme";

/** The event by which `theme.js`, which sets the theme, reports a choice. */
export const THEME_CHANGED = "theme-changed";

export type Theme = "light" | "dark";

function savedTheme(): Theme | undefined {
  try {
    const value = localStorage.getItem(THEME_KEY);
    if (value === "light" || value === "dark") return value;
  } catch {}
}

const system = () => matchMedia("(prefers-color-scheme: dark)");
/** The theme chosen on this page; it counts where the browser refuses storage. */
const shownTheme = () => document.documentElement.dataset.theme as Theme | undefined;
const currentTheme = (): Theme => savedTheme() ?? shownTheme() ?? (system().matches ? "dark" : "light");

function subscribe(notify: () => void) {
  const query = system();
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    const value = savedTheme();
    if (value) document.documentElement.dataset.theme = value;
    else delete document.documentElement.dataset.theme;
    notify();
  };
  const ended = new AbortController();
  const { signal } = ended;
  query.addEventListener("change", notify, { signal });
  addEventListener("storage", fromOtherTab, { signal });
  addEventListener(THEME_CHANGED, notify, { signal });
  return () => ended.abort();
}

/** Returns the theme: the saved choice, otherwise the system's, whose changes it follows until a choice is saved. */
export const useTheme = () => useSyncExternalStore<Theme>(subscribe, currentTheme, () => "light");

/** Sets the saved theme again: where React cannot hydrate a page, it creates `<html>` without what scripts have set. */
export function useSavedTheme() {
  useLayoutEffect(() => {
    const choice = savedTheme();
    if (choice) document.documentElement.dataset.theme = choice;
  }, []);
}
