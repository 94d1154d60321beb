/** Returns true if a key or a click has another meaning for the browser, as Alt and an arrow have. */
export const isModified = (event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
