import { pageData } from "./page-data.ts";
import { pageRoute } from "./site-pages.ts";

const linked = new Set<string>();

function addLink(href: string, attributes: { rel: string; as?: string }) {
  if (linked.has(href)) return;
  linked.add(href);
  document.head.append(Object.assign(document.createElement("link"), { href, ...attributes }));
}

/**
 * Fetches everything a page needs to open, all at once: one round trip.
 * @throws Error when its script or its data cannot be fetched
 */
export async function fetchPage(path: string): Promise<void> {
  const route = pageRoute(path);
  if (!route) throw new Error(`${path} is no page of this site.`);
  for (const href of route.imports ?? []) addLink(href, { rel: "modulepreload" });
  for (const href of route.css ?? []) addLink(href, { rel: "prefetch", as: "style" });
  await Promise.all([import(/* @vite-ignore */ route.module), import.meta.env.DEV || pageData(path)]);
}
