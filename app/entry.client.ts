import { fetchPagesAhead } from "./navigation/ahead.ts";
import { createPages, type PageFiles } from "./navigation/pages.ts";

/**
 * Hydrates the page in the document, and fetches those ahead that are likely to come next. It is without React, so that they
 * need not wait for it.
 * @param path of the page, which is not that of an unknown address
 * @param list the address of the list of all pages, without which every link loads a document
 */
export async function start(path: string, files: PageFiles, list: string): Promise<void> {
  const pages = createPages({ [path]: files });
  const listed = fetch(list).then((answer) => answer.json());
  listed.then(pages.add).then(
    () => fetchPagesAhead(pages),
    () => {},
  );
  const [page, { hydrate }] = await Promise.all([pages.load(path), import("./hydrate.tsx")]);
  hydrate(pages, page);
}
