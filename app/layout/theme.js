/**
 * Runs in the browser, before the first paint: a saved choice never flashes the other theme, and the buttons that choose
 * one work before the page hydrates. The server keeps it in a form's answer.
 * @param {string} key of the choice in the browser's storage
 * @param {string} changed the event that reports a choice
 */
export default function startTheme(key, changed) {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem(key);
    if (theme === "light" || theme === "dark") dataset.theme = theme;
  } catch {}
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-set-theme]");
    if (!(button instanceof HTMLElement)) return;
    const isDark = dataset.theme
      ? dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = button.dataset.setTheme || (isDark ? "light" : "dark");
    dataset.theme = theme;
    // Private windows may refuse; the choice then lasts until the page is closed.
    try {
      localStorage.setItem(key, theme);
    } catch {}
    dispatchEvent(new Event(changed));
  });
}
