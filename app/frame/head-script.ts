import { inlineScript } from "../inline-script.ts";
import { THEME_KEY } from "./use-theme.tsx";

function applySavedTheme(key: string) {
  try {
    const theme = localStorage.getItem(key);
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {}
}

/**
 * Marks the page as one that scripts run on, and with `data-keep-scroll` once the visitor has chosen the scroll
 * position: by Back, Forward or a reload, or by moving before the page hydrates. A page that opens at its top is marked
 * with `data-first-frame` for one frame, in which what lies below the first screen is not laid out.
 */
function markPage() {
  const flags = document.documentElement.dataset;
  delete flags.scripts;
  const keepScroll = () => {
    flags.keepScroll = "";
  };
  for (const event of ["wheel", "pointerdown", "keydown"])
    addEventListener(event, keepScroll, { once: true });
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (load?.type === "reload" || load?.type === "back_forward") keepScroll();
  else if (!location.hash) {
    flags.firstFrame = "";
    requestAnimationFrame(() => requestAnimationFrame(() => delete flags.firstFrame));
  }
}

/** Runs before the first paint: a saved choice never flashes the other theme. The server keeps it in a form's answer. */
export const themeScript = inlineScript(applySavedTheme, THEME_KEY);

/** Runs before the first paint. */
export const headScript = inlineScript(markPage);
