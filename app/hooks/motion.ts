/** True when the visitor asked for less motion; then nothing scrolls smoothly or moves by itself. */
export function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
