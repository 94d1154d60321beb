import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter, type HydratedRouterProps } from "react-router/dom";

/** The address is the new page's by now. Where its words cannot be had, the page itself has them. */
const openWhole: HydratedRouterProps["onError"] = (_, { errorInfo }) => {
  if (!errorInfo) location.reload();
};

startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} onError={openWhole} />);
});
