/** Where the visitor's choice is kept; nothing else is stored. */
export const THEME_KEY = "theme";

/**
 * Runs before the first paint: styles learn that scripts are on and that a page is opened at its top, not come back to,
 * and a saved choice never flashes the other theme.
 */
export const headScript = `{let page=document.documentElement.dataset;delete page.scripts;if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")page.arriving="";try{let t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")page.theme=t}catch{}}`;
