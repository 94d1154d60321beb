import { fetchPagesAhead } from "./navigation/ahead.ts";
import { createPages, type PageFiles } from "./navigation/pages.ts";

/**
 * Hydrates the page in the document, and fetches those ahead that are likely to come next. This module is without React, so
 * that they need not wait for it.
 * @param path of the page, which is not that of an unknown address
 * @param table the address of the list of all pages
 */
export async function start(path: string, files: PageFiles, table: string): Promise<void> {
  const pages = createPages({ [path]: files });
  const hydrated = Promise.all([pages.fetch(path), import("./hydrate.tsx")]);
  const listed = fetch(table).then(async (answer) => {
    pages.add(await answer.json());
    fetchPagesAhead(pages);
  });
  // Without the list every link loads a document.
  listed.catch(() => {});
  const [page, { hydrate }] = await hydrated;
  hydrate(pages, page);
}
