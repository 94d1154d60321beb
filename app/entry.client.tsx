import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter, type HydratedRouterProps } from "react-router/dom";
import { hideUnknownAddress } from "./frame/unknown-address.ts";

const loadedPath = location.pathname;
const [load] = performance.getEntriesByType("navigation");
const isReload = load instanceof PerformanceNavigationTiming && load.type === "reload";

/**
 * When a page's data cannot be fetched, loads the page as a document: the address is the new page's by then. An address
 * that has just been reloaded is not reloaded again. Render errors go to the error boundary.
 */
const loadDocument: HydratedRouterProps["onError"] = (_, { errorInfo }) => {
  if (!errorInfo && !(isReload && location.pathname === loadedPath)) location.reload();
};

hideUnknownAddress();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} onError={loadDocument} />);
});
