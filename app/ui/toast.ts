import type { ReactNode } from "react";
import { createStore } from "./store.ts";

/** The result of a form, in the words of its toast. */
export interface Toast {
  id: string;
  type: "success" | "error";
  title: string;
  text: string;
  /** One more line, where there is something to add. */
  detail?: string | undefined;
  actions?: ReactNode;
  /** Without it the toast stays until it is dismissed. */
  durationMs?: number;
  words: { dismiss: string };
}

/** A toast for the page that follows its form. It keeps the language of the page that showed it. */
type PageToast = Toast & { lang: string; dir: string };

const store = createStore<PageToast | undefined>(undefined);

export const usePageToast = store.use;
export const dropPageToast = () => store.set(undefined);

/** Shows a toast at the head of the page: its form is left, or will be. */
export function showPageToast(toast: Toast) {
  const { lang, dir } = document.documentElement;
  store.set({ ...toast, lang, dir });
}
