import { isModified } from "./is-modified.ts";

/** Calls back when Escape is pressed, wherever the focus is, but not to end the composition of a letter. Returns a function that stops it. */
export function onEscape(close: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.isComposing && !isModified(event)) close();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}
