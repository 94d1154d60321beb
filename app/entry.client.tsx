import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter, type HydratedRouterProps } from "react-router/dom";
import { keepEarlyAnswers } from "./forms/kept-answers.ts";
import { followBackAndForward } from "./navigation/open-page.ts";
import { hideUnknownAddress } from "./navigation/unknown-address.ts";
import { tolerateMovedNodes } from "./start/moved-nodes.ts";

const loadedPath = location.pathname;
const load = performance.getEntriesByType?.("navigation")?.[0];
const isReload = load !== undefined && "type" in load && load.type === "reload";

/**
 * When a page's data cannot be fetched, loads the page as a document: the address is the new page's by then. An address
 * that has just been reloaded is not reloaded again. Render errors go to the error boundary.
 */
const loadDocument: NonNullable<HydratedRouterProps["onError"]> = (_, { errorInfo }) => {
  if (!errorInfo && !(isReload && location.pathname === loadedPath)) location.reload();
};

const restoreAddress = hideUnknownAddress();
followBackAndForward();
keepEarlyAnswers();
tolerateMovedNodes();

function Site() {
  useEffect(restoreAddress, []);
  return <HydratedRouter useTransitions={false} onError={loadDocument} />;
}

startTransition(() => {
  hydrateRoot(document, <Site />);
});
