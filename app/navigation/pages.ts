import type { ComponentType } from "react";
import type { Words } from "../../content/words.ts";
import type { PageMeta } from "../layout/page-meta.ts";

/** The URLs of all that a page is made of. The first module is the page itself, which imports the others. */
export interface PageFiles {
  modules: string[];
  stylesheets: string[];
}

/** A page that can be shown: what its module exports. */
export interface Page {
  path: string;
  stylesheets: string[];
  Component: ComponentType<{ data: never }>;
  data: { meta: PageMeta };
  layout: Words["layout"];
}

/**
 * Fetches the pages of the site, each file once in a visit: a page that was shown opens again without the network.
 * @param manifest the files of each page, by path; pages may be added later
 * @param first the page in the document, by the path of its URL, which may have a slash added or be unknown to the site
 */
export function createPages(manifest: Record<string, PageFiles>, first: Record<string, Page> = {}) {
  const fetched = new Map<string, Promise<unknown>>();
  for (const path in first) fetched.set(path, Promise.resolve(first[path]));

  /** After a failure the next call tries again. */
  function once<Value>(key: string, start: () => Promise<Value>): Promise<Value> {
    const known = fetched.get(key) as Promise<Value> | undefined;
    if (known) return known;
    const answer = start();
    fetched.set(key, answer);
    answer.catch(() => fetched.delete(key));
    return answer;
  }

  const link = (rel: string, href: string, fetchPriority: RequestPriority) =>
    once(href, async () => {
      // A stylesheet is applied only while its page is shown.
      const media = rel === "stylesheet" ? "not all" : "";
      const element = Object.assign(document.createElement("link"), { rel, href, media, fetchPriority });
      if (document.querySelector(`[data-stylesheet="${href}"]`) || !element.relList.supports(rel)) return;
      if (media) element.dataset.stylesheet = href;
      await new Promise((resolve, reject) => {
        element.onload = resolve;
        element.onerror = () => {
          element.remove();
          reject(new Error(`${href} cannot be fetched.`));
        };
        document.head.append(element);
      });
    });

  /** Fetches everything of a page at once, which is one round trip. The first value is the page's module. */
  async function fetchAll(
    path: string,
    getModule: (href: string) => Promise<unknown>,
    priority: RequestPriority,
  ) {
    const files = manifest[path];
    if (!files) throw new Error(`${path} is no page of this site.`);
    const stylesheets = files.stylesheets.map((href) => link("stylesheet", href, priority));
    return (await Promise.all([...files.modules.map(getModule), ...stylesheets]))[0];
  }
  const prefetchKey = (path: string) => `prefetch ${path}`;

  return {
    /** True for the exact path of a page. */
    has: (path: string) => path in manifest,
    /** True for the path of a page that nobody has asked for. */
    isNew: (path: string) => path in manifest && !fetched.has(path) && !fetched.has(prefetchKey(path)),
    /** Fetches what a page needs, without running its scripts. */
    prefetch: (path: string, priority: RequestPriority): Promise<unknown> =>
      once(prefetchKey(path), () =>
        fetchAll(path, (href) => link("modulepreload", href, priority), priority),
      ),
    /**
     * Returns a page once all of it is here.
     * @throws Error when it is none of the site, or something of it cannot be fetched
     */
    load: (path: string): Promise<Page> =>
      once(path, async () => {
        const page = await fetchAll(path, (href) => import(/* @vite-ignore */ href), "high");
        return (page as { default: Page }).default;
      }),
  };
}

/** Applies the stylesheets of a page, and no longer those of others. */
export function applyStylesheets(stylesheets: string[]): void {
  for (const stylesheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>("[data-stylesheet]"))
    stylesheet.media = stylesheets.includes(stylesheet.dataset.stylesheet ?? "") ? "all" : "not all";
}

export type Pages = ReturnType<typeof createPages>;
