import { createStore } from "../ui/store.ts";

const store = createStore("");

/** Keeps the email typed in the hero to offer it in the request forms; in memory only, gone with the page. */
export const rememberEmail = store.set;

/** Stops offering the email. Call it once a request was sent. */
export const clearEmail = () => rememberEmail("");

/** The email to offer, or an empty string. */
export const useRememberedEmail = store.use;
