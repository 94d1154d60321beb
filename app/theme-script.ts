/** Where the visitor's choice is kept; nothing else is stored. */
export const THEME_KEY = "theme";

/** Runs before the first paint: styles learn that scripts are on, and a saved choice never flashes the other theme. */
export const themeScript = `delete document.documentElement.dataset.scripts;try{let t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
