import { useSyncExternalStore } from "react";

let email = "";
const listeners = new Set<() => void>();

/** Keeps the address typed in the hero to offer it in the request forms; in memory only, gone with the page. */
export function rememberEmail(typed: string) {
  email = typed;
  for (const notify of listeners) notify();
}

/** Stops offering the address. Call it once a request was sent. */
export const forgetEmail = () => rememberEmail("");

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

/** The address to offer, or an empty string. */
export const useRememberedEmail = (): string =>
  useSyncExternalStore(
    subscribe,
    () => email,
    () => "",
  );
