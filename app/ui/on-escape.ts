/** Calls back when Escape is pressed, wherever the focus is. Returns a function that stops it. */
export function onEscape(close: () => void): () => void {
  const listen = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}
