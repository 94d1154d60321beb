/** Where the visitor's choice is kept; nothing else is stored. */
export const THEME_KEY = "theme";

/** What a page that is opened at its top has laid out after it is seen, as `base.css` names it. */
const LATER = "#first-screen-end ~ section ~ section, #first-screen-end ~ div > section ~ section";

/** Marks the page as being where the visitor wants it: come back to or reloaded, or moved before its scripts came. */
const place = `let how=performance.getEntriesByType("navigation")[0]?.type,place=()=>page.placed="";for(let event of["wheel","pointerdown","keydown"])addEventListener(event,place,{once:true,passive:true});if(how==="reload"||how==="back_forward")place()`;

/** Where a page is opened at its top: a section each frame after the first, the rest once it is loaded. */
const arrive = `if(!location.hash&&how==="navigate"){page.arriving="";addEventListener("load",()=>delete page.arriving);addEventListener("DOMContentLoaded",()=>{let later=[...document.querySelectorAll("${LATER}")],next=()=>{let section=later.shift();if(section){section.style.contentVisibility="visible";requestAnimationFrame(next)}};requestAnimationFrame(()=>requestAnimationFrame(next))})}`;

/** Runs before the first paint: a saved choice never flashes the other theme. The server keeps it in a form's answer. */
export const themeScript = `try{let t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** Runs before the first paint: styles learn that the page's scripts are on. */
export const headScript = `{let page=document.documentElement.dataset;delete page.scripts;${place};${arrive}}`;
