import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepEarlyAnswers } from "./forms/kept-answers.ts";
import { Document } from "./layout/document.tsx";
import { Site } from "./layout/frame.tsx";
import type { Page, Pages } from "./navigation/pages.ts";
import { createRouter, entryKey, RouterContext } from "./navigation/router.tsx";
import { tolerateMovedNodes } from "./start/moved-nodes.ts";

/** Brings the prerendered page in the document to life. */
export function hydrate(pages: Pages, page: Page): void {
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
}
