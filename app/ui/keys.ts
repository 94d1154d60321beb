/** Returns 1 for the arrow key that points in the reading direction, -1 for the one against it, and 0 for other keys. */
export const stepAcross = ({ key }: { key: string }): number =>
  (Number(key === "ArrowRight") - Number(key === "ArrowLeft")) * (document.dir === "rtl" ? -1 : 1);

/** Returns true if a key or a click has another meaning for the browser, as Alt and an arrow have. */
export const isModified = (event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Calls back when Escape is pressed, wherever the focus is, but not to end the composition of a letter. Returns a function that stops it. */
export function onEscape(close: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.isComposing && !isModified(event)) close();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}
