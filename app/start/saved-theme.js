/**
 * Runs in the browser, before the first paint: a saved choice never flashes the other theme. The server keeps it in a
 * form's answer.
 * @param {string} key of the choice in the browser's storage
 */
export default function applySavedTheme(key) {
  try {
    const theme = localStorage.getItem(key);
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {}
}
