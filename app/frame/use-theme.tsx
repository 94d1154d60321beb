import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from "react";

/** The key of the visitor's choice in the browser's storage; nothing else is stored. */
export const THEME_KEY = "theme";

export type Theme = "light" | "dark";
interface ThemeChoice {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeChoice | undefined>(undefined);
const CHANGED = "theme-changed";

function saved(): Theme | undefined {
  try {
    const value = localStorage.getItem(THEME_KEY);
    return value === "light" || value === "dark" ? value : undefined;
  } catch {
    return undefined;
  }
}

const system = () => matchMedia("(prefers-color-scheme: dark)");
/** The theme chosen on this page; it counts where the browser refuses storage. */
const shown = () => document.documentElement.dataset.theme as Theme | undefined;
const current = (): Theme => saved() ?? shown() ?? (system().matches ? "dark" : "light");

function subscribe(notify: () => void) {
  const query = system();
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    const value = saved();
    if (value) document.documentElement.dataset.theme = value;
    else delete document.documentElement.dataset.theme;
    notify();
  };
  query.addEventListener("change", notify);
  addEventListener("storage", fromOtherTab);
  addEventListener(CHANGED, notify);
  return () => {
    query.removeEventListener("change", notify);
    removeEventListener("storage", fromOtherTab);
    removeEventListener(CHANGED, notify);
  };
}

/** Provides the theme: the saved choice, otherwise the system's, whose changes it follows until a choice is saved. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore<Theme>(subscribe, current, () => "light");
  const setTheme = useCallback((next: Theme) => {
    document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch {
      // Private windows may refuse; the choice then lasts until the page is closed.
    }
    dispatchEvent(new Event(CHANGED));
  }, []);
  const choice = useMemo(() => ({ theme, setTheme }), [theme, setTheme]);
  return <ThemeContext value={choice}>{children}</ThemeContext>;
}

/** Returns the current theme and its setter. @throws Error outside a ThemeProvider */
export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext);
  if (!choice) throw new Error("useTheme must be used within a ThemeProvider");
  return choice;
}
