/** Calls back when Escape is pressed, wherever the focus is. Returns the way to stop. */
export function onEscape(close: () => void): () => void {
  const listen = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}
