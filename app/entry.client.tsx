import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { trackEarlyAnswers } from "./forms/saved-answers.ts";
import { Document } from "./layout/document.tsx";
import { Site } from "./layout/site.tsx";
import { createPages, type Page, type PageFiles } from "./navigation/pages.ts";
import { prefetchPages } from "./navigation/prefetch.ts";
import { createRouter, historyKey, RouterContext } from "./navigation/router.tsx";

/**
 * Works around React, which throws, and so ends the whole page, when it removes a node, or inserts beside one, that a
 * translator, an extension or a blocker has moved (https://github.com/facebook/react/issues/11538). Can go once React
 * tolerates such nodes.
 */
function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    let next = before;
    // A node that was wrapped stands where its wrapper does; one that is gone has no place.
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, child, next) as Child;
  };
}

/**
 * Hydrates the page in the document, and prefetches those that are likely to come next.
 * @param manifestUrl the module with the files of all pages; without it every link loads a document
 */
export function start(page: Page, manifestUrl: string): void {
  const manifest: Record<string, PageFiles> = {};
  const pages = createPages(manifest, { [location.pathname]: page });
  const router = createRouter(pages, page, location, historyKey());
  // Before React listens: Back may come while it hydrates.
  addEventListener("popstate", router.followHistory);
  trackEarlyAnswers();
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
  const loaded = import(/* @vite-ignore */ manifestUrl).then(({ default: all }) =>
    Object.assign(manifest, all),
  );
  loaded.then(
    () => prefetchPages(pages),
    () => {},
  );
}
