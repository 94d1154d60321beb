import type { ReactNode } from "react";

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
  words: { dismiss: string; toasts: string };
}

const load = () => import("./toaster.tsx");

/** Fetches the toasts' script before it is needed: a failed send may be a failed network. */
export function prepareToasts() {
  load().catch(() => {});
}

/** Shows a toast; the result beside the form says the same, so a toast that cannot load is no loss. */
export function showToast(toast: Toast) {
  load().then(
    ({ show }) => show(toast),
    () => {},
  );
}

/** Takes away the toast with this id, if it is there. */
export function dropToast(id: string) {
  load().then(
    ({ drop }) => drop(id),
    () => {},
  );
}
