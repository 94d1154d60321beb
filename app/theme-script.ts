/** Where the visitor's choice is kept; nothing else is stored. */
export const THEME_KEY = "theme";

/** Runs before the first paint, so that a saved choice never flashes the other theme. */
export const themeScript = `try{let t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
