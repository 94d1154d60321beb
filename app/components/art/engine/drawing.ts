/** A finished picture: each layer is SVG markup and becomes `<g id>`, so that a page can place it with `<use>`. */
export interface Drawing {
  /** File name without extension. */
  readonly name: string;
  /** Which of its file's drawings it is, where one picture is drawn for several widths. */
  readonly format?: string;
  readonly viewBox: string;
  /** Layer id to markup, in drawing order. */
  readonly layers: Readonly<Record<string, string>>;
}

/**
 * The text of a file: presentation attributes only, colours as `var(--token)` inherited from the page. Several formats
 * of one picture share a file, since a browser fetches those it hides too: each has a `<view>`, and its name leads its ids.
 */
export function toSvg(drawings: readonly Drawing[]): string {
  const parts = drawings.map(({ format, viewBox, layers }) => {
    const view = format ? `<view id="${format}" viewBox="${viewBox}"/>` : "";
    const groups = Object.entries(layers).map(
      ([id, markup]) => `<g id="${format ? `${format}-${id}` : id}">${markup}</g>`,
    );
    return view + groups.join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawings[0]?.viewBox}">${parts.join("")}</svg>`;
}
