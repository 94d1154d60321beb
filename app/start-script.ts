/** A browser that never tells of its first paint, as in a hidden tab, starts after this time. */
const UNSEEN_MS = 2_000;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script type="module" async="">import "([^"]+)";([\s\S]*?)import\("([^"]+)"\);?<\/script>/;
const ROUTE_FILE = /import \* as \w+ from "([^"]+)";/g;
const ROUTE_IDS = /window\.__reactRouterRouteModules = \{([^}]*)\}/;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/**
 * Lets a page be seen before its scripts are fetched: they would compete with the stylesheet and the font for a
 * slow phone's first second. After the first paint all are asked for at once.
 * @param html a page as React Router writes it
 * @throws Error when the framework starts its pages in another way than this was written for
 */
export function startAfterPaint(html: string): string {
  const [script, manifest, body = "", entry] = START.exec(html) ?? [];
  const files = found(body, ROUTE_FILE);
  const ids = found(ROUTE_IDS.exec(body)?.[1] ?? "", /"([^"]+)":/g);
  if (!script || files.length === 0 || files.length !== ids.length)
    throw new Error("React Router starts its pages in a new way; app/start-script.ts must follow.");

  const start = `{let begun,start=async()=>{
if(begun)return;begun=true;
for(let href of ${JSON.stringify(found(html, PRELOAD))})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
let modules=await Promise.all(${JSON.stringify([...files, manifest])}.map(file=>import(file)));
window.__reactRouterRouteModules = Object.fromEntries(${JSON.stringify(ids)}.map((id,at)=>[id,modules[at]]));
import("${entry}")};
new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,${UNSEEN_MS})}`;
  return html.replaceAll(PRELOAD, "").replace(script, () => `<script>${start}</script>`);
}
