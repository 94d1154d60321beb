import type { ReactNode, RefObject } from "react";

/** A notice in the corner. */
export interface Toast {
  /** A new toast takes the place of the one with its id. */
  id: string;
  type: "success" | "error";
  title: string;
  text: string;
  /** One more line, where there is something to add. */
  detail?: string | undefined;
  actions?: ReactNode;
  /** In milliseconds; without it the toast stays until it is dismissed. */
  stays?: number;
  /** Full width under the bar, for news that the visitor must not miss; the page begins below it. */
  wide?: boolean;
  words: { dismiss: string; toasts: string };
  /** The element in the page that says the same. */
  notice: RefObject<Element | null>;
}

const load = () => import("./toaster.tsx");

/** Fetches the toasts' script before it is needed: when sending fails, the network may be down. */
export function prepareToasts() {
  load().catch(() => {});
}

/** Shows a toast. If its script cannot be fetched, the result beside the form still says the same. */
export function showToast(toast: Toast) {
  load().then(
    ({ show }) => show(toast),
    () => {},
  );
}

/** Removes the toast with this id, if it is there. */
export function dropToast(id: string) {
  load().then(
    ({ drop }) => drop(id),
    () => {},
  );
}
