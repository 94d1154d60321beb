/** A finished picture: each layer is SVG markup and becomes `<g id>`, so that a page can place it with `<use>`. */
export interface Drawing {
  /** The file it lies in, without extension: what a page needs together is fetched together. */
  readonly file: string;
  /** Which of its file's drawings it is, where several would have the same layers: it leads their ids. */
  readonly format?: string;
  readonly viewBox: string;
  /** Layer id to markup, in drawing order. */
  readonly layers: Readonly<Record<string, string>>;
}

/** The same picture in one layer, `all`: for one of which no part moves or is placed by itself. */
export const still = (drawing: Drawing): Drawing => ({
  ...drawing,
  layers: { all: Object.values(drawing.layers).join("") },
});

/**
 * The text of a file: presentation attributes only, colours as `var(--token)` inherited from the page. A format has a
 * `<view>`, which tells its size. A page shows copies: what they are made from is not displayed, or a browser would lay
 * out the whole file besides. @throws Error when two layers have the same id
 */
export function toSvg(drawings: readonly Drawing[]): string {
  const taken = new Set<string>();
  const free = (id: string) => {
    if (taken.has(id)) throw new Error(`Two layers of ${drawings[0]?.file} are called ${id}.`);
    taken.add(id);
    return id;
  };
  const parts = drawings.map(({ format, viewBox, layers }) => {
    const view = format ? `<view id="${format}" viewBox="${viewBox}"/>` : "";
    const groups = Object.entries(layers).map(
      ([id, markup]) => `<g id="${free(format ? `${format}-${id}` : id)}">${markup}</g>`,
    );
    return view + groups.join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawings[0]?.viewBox}"><svg display="none">${parts.join("")}</svg></svg>`;
}
