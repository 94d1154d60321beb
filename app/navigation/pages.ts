import type { ComponentType } from "react";
import type { Words } from "../../content/words.ts";
import type { PageMeta } from "../layout/page-meta.ts";

/** The addresses of all that a page is made of. */
export interface PageFiles {
  /** The module of its component, and those that this one imports. */
  module: string;
  imports: string[];
  sheets: string[];
  /** What its loader returned. */
  data: string;
  /** The words of bar, menus and footer in its language. */
  frame: string;
}

/** A page that can be shown. */
export interface Page {
  path: string;
  sheets: string[];
  Component: ComponentType<{ data: never }>;
  data: { meta: PageMeta };
  frame: Words["frame"];
}

/** Fetches the pages of the site, everything at most once in a visit: a page that was shown opens without the network. */
export function createPages(table: Record<string, PageFiles>) {
  const fetched = new Map<string, Promise<unknown>>();

  /** After a failure the next call tries again. */
  function once<Value>(key: string, start: () => Promise<Value>): Promise<Value> {
    const known = fetched.get(key) as Promise<Value> | undefined;
    if (known) return known;
    const answer = start();
    fetched.set(key, answer);
    answer.catch(() => fetched.delete(key));
    return answer;
  }

  const json = (url: string, priority: RequestPriority) =>
    once(url, async () => {
      const answer = await fetch(url, { priority });
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return answer.json();
    });

  const link = (rel: string, href: string, fetchPriority: RequestPriority) =>
    once(href, () => {
      // A sheet is applied only while its page is shown.
      const media = rel === "stylesheet" ? "not all" : "";
      const element = Object.assign(document.createElement("link"), { rel, href, media, fetchPriority });
      if (document.querySelector(`link[rel=stylesheet][href="${href}"]`) || !element.relList.supports(rel))
        return Promise.resolve();
      return new Promise<unknown>((resolve, reject) => {
        element.onload = resolve;
        element.onerror = () => {
          element.remove();
          reject(new Error(`${href} cannot be fetched.`));
        };
        document.head.append(element);
      });
    });

  /** Asks for everything at once: one round trip. */
  function request(path: string, priority: RequestPriority) {
    const files = table[path];
    if (!files) throw new Error(`${path} is no page of this site.`);
    return {
      files,
      scripts: [files.module, ...files.imports].map((href) => link("modulepreload", href, priority)),
      sheets: files.sheets.map((href) => link("stylesheet", href, priority)),
      words: [json(files.data, priority), json(files.frame, priority)] as const,
    };
  }

  const has = (path: string) => path in table;
  return {
    /** Adds pages that can be fetched. */
    add: (more: Record<string, PageFiles>) => void Object.assign(table, more),
    /** True for the exact path of a page. */
    has,
    /** True for the path of a page that nobody has asked for. */
    isNew: (path: string) => has(path) && !fetched.has(table[path]?.data ?? ""),
    /** Fetches what a page needs, without running its scripts. */
    async fetchAhead(path: string): Promise<void> {
      const { scripts, sheets, words } = request(path, "low");
      await Promise.all([...scripts, ...sheets, ...words]);
    },
    /**
     * Returns a page once all of it is here.
     * @throws Error when it is none of the site, or something of it cannot be fetched
     */
    fetch: (path: string): Promise<Page> =>
      once(path, async () => {
        const { files, scripts, sheets, words } = request(path, "high");
        // The import says what is wrong with a script.
        for (const script of scripts) script.catch(() => {});
        const modules = import(/* @vite-ignore */ files.module);
        const [{ default: Component }, data, frame] = await Promise.all([modules, ...words, ...sheets]);
        return { path, sheets: files.sheets, Component, data, frame };
      }),
  };
}

export type Pages = ReturnType<typeof createPages>;
