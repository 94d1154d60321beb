import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtPages } from "./built-pages.ts";
import { writeSlimManifest } from "./route-manifest.ts";

/** A browser that never tells of its first paint, as in a hidden tab, starts after this time. */
const UNSEEN_MS = 2_000;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script type="module" async="">import "([^"]+)";([\s\S]*?)import\("([^"]+)"\);?<\/script>/;
const STATE = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^<]*")\);<\/script>/g;
const STATE_END = "<script>window.__reactRouterContext.streamController.close();</script>";
const ROUTE_FILE = /import \* as \w+ from "([^"]+)";/g;
const ROUTE_IDS = /window\.__reactRouterRouteModules = \{([^}]*)\}/;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

interface LatePage {
  html: string;
  /** What the page's loaders returned, as the router reads it, and where the page will ask for it. */
  state: { text: string; url: string };
}

/**
 * Lets a page be seen before its scripts are fetched: they would compete with the stylesheet and the font for a
 * slow phone's first second. After the first paint all are asked for at once, and with them what the loaders returned,
 * which says the words of the page a second time. Where they cannot be had, the page is again one without scripts.
 * @param html a page as React Router writes it
 * @throws Error when the framework starts its pages in another way than this was written for
 */
export function startAfterPaint(html: string): LatePage {
  const [script, manifest, body = "", entry] = START.exec(html) ?? [];
  const files = found(body, ROUTE_FILE);
  const ids = found(ROUTE_IDS.exec(body)?.[1] ?? "", /"([^"]+)":/g);
  const [state, more] = found(html, STATE);
  if (
    !script ||
    files.length === 0 ||
    files.length !== ids.length ||
    !state ||
    more ||
    !html.includes(STATE_END)
  )
    throw new Error("React Router starts its pages in a new way; scripts/start-script.ts must follow.");
  const text: string = JSON.parse(state);
  const url = `/assets/state-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.json`;

  // React makes errors while it is evaluated, to throw them later. With a trace each, and with developer tools or
  // Lighthouse attached, the browser would parse the whole file again.
  const start = `{let begun,start=async()=>{
if(begun)return;begun=true;
let limit=Error.stackTraceLimit;Error.stackTraceLimit=0;
try{for(let href of ${JSON.stringify(found(html, PRELOAD))})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
let [state,...modules]=await Promise.all([fetch("${url}").then(answer=>answer.ok?answer.text():Promise.reject(answer)),
...${JSON.stringify([...files, manifest])}.map(file=>import(file))]);
let {streamController}=window.__reactRouterContext;streamController.enqueue(state);streamController.close();
window.__reactRouterRouteModules = Object.fromEntries(${JSON.stringify(ids)}.map((id,at)=>[id,modules[at]]));
await import("${entry}")}catch(error){document.documentElement.dataset.scripts="off";throw error}finally{Error.stackTraceLimit=limit}};
new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,${UNSEEN_MS})}`;
  const late = html
    .replaceAll(PRELOAD, "")
    .replace(STATE, "")
    .replace(STATE_END, "")
    .replace(script, () => `<script>${start}</script>`);
  return { html: late, state: { text, url } };
}

/** Makes every page of the built site start after its first paint. */
export async function startPagesLate(client: string): Promise<void> {
  const [before, after] = writeSlimManifest(client);
  for (const { file, html } of await builtPages(client)) {
    const { html: late, state } = startAfterPaint(html.replaceAll(before, after));
    await writeFile(join(client, state.url), state.text);
    await writeFile(file, late);
  }
}
