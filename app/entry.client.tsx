import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter, type HydratedRouterProps } from "react-router/dom";
import { followBackAndForward } from "./navigation/open-page.ts";
import { hideUnknownAddress } from "./navigation/unknown-address.ts";

const loadedPath = location.pathname;
const [load] = performance.getEntriesByType("navigation");
const isReload = load instanceof PerformanceNavigationTiming && load.type === "reload";

/**
 * When a page's data cannot be fetched, loads the page as a document: the address is the new page's by then. An address
 * that has just been reloaded is not reloaded again. Render errors go to the error boundary.
 */
const loadDocument: NonNullable<HydratedRouterProps["onError"]> = (_, { errorInfo }) => {
  if (!errorInfo && !(isReload && location.pathname === loadedPath)) location.reload();
};

const restoreAddress = hideUnknownAddress();
followBackAndForward();

function Site() {
  useEffect(restoreAddress, []);
  return <HydratedRouter useTransitions={false} onError={loadDocument} />;
}

startTransition(() => {
  hydrateRoot(document, <Site />);
});
