/** A finished picture: each layer is SVG markup and becomes `<g id>`, so that a page can place it with `<use>`. */
export interface Drawing {
  /** File name without extension. */
  readonly name: string;
  readonly viewBox: string;
  /** Layer id to markup, in drawing order. */
  readonly layers: Readonly<Record<string, string>>;
}

/** The text of the file: presentation attributes only, colours as `var(--token)` inherited from the page. */
export function toSvg({ viewBox, layers }: Drawing): string {
  const groups = Object.entries(layers).map(([id, markup]) => `<g id="${id}">${markup}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${groups.join("")}</svg>`;
}
