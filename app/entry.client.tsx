import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepEarlyAnswers } from "./forms/kept-answers.ts";
import { Document } from "./layout/document.tsx";
import { Site } from "./layout/frame.tsx";
import { fetchPagesAhead } from "./navigation/ahead.ts";
import { createPages, type Page, type PageFiles } from "./navigation/pages.ts";
import { createRouter, entryKey, RouterContext } from "./navigation/router.tsx";
import { tolerateMovedNodes } from "./ui/moved-nodes.ts";

/**
 * Hydrates the page in the document, and fetches those ahead that are likely to come next.
 * @param list the address of the list of all pages; without it every link loads a document
 */
export function start(page: Page, list: string): void {
  const table: Record<string, PageFiles> = {};
  const pages = createPages(table, { [location.pathname]: page });
  const router = createRouter(pages, page, location, entryKey());
  // Before React listens: Back may come while it hydrates.
  addEventListener("popstate", router.followHistory);
  keepEarlyAnswers();
  tolerateMovedNodes();
  startTransition(() => {
    hydrateRoot(
      document,
      <RouterContext value={router}>
        <Document>
          <Site />
        </Document>
      </RouterContext>,
    );
  });
  const listed = import(/* @vite-ignore */ list).then(({ default: all }) => Object.assign(table, all));
  listed.then(
    () => fetchPagesAhead(pages),
    () => {},
  );
}
