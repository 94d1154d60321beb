import type { Counts, Format } from "../../art/charts/figure.ts";
import type { ProductId } from "../../content/types/catalogue.ts";

const urls = import.meta.glob<string>("../drawn/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>("../drawn/*.svg", { query: "?raw", import: "default", eager: true });

const counted = import.meta.glob<Record<string, Record<Format, Counts>>>("../drawn/figures.json", {
  import: "default",
  eager: true,
});

/** What a `Picture` needs to place a drawing whose file comes from data. */
export interface Drawn {
  src: string;
  format: string;
  box: string;
  layers: readonly string[];
}

/**
 * A picture of the page of a product in its three widths: address, viewBox and layers in drawing order. For loaders
 * only: pages that know their drawing import its address. @throws Error when it was not drawn
 */
export function drawn(id: ProductId, picture: "head" | "figure"): Record<Format, Drawn> {
  const path = `../drawn/${id}.svg`;
  const [src, text = ""] = [urls[path], texts[path]];
  const ids = layersOf(text);
  const at = (width: Format): Drawn => {
    const format = `${picture}-${width}`;
    const box = new RegExp(`<view id="${format}" viewBox="([^"]+)"/>`).exec(text)?.[1];
    if (!src || !box) throw new Error(`Nothing was drawn as the ${format} of ${id}.`);
    const layers = ids.flatMap((layer) =>
      layer.startsWith(`${format}-`) ? layer.slice(format.length + 1) : [],
    );
    return { src, format, box, layers };
  };
  return { wide: at("wide"), middle: at("middle"), phone: at("phone") };
}

/** What can be counted in the drawings of a figure. For loaders only. @throws Error when no figure has that id */
export function figureCounts(id: string): Record<Format, Counts> {
  const counts = counted["../drawn/figures.json"]?.[id];
  if (!counts) throw new Error(`Nothing was counted for ${id}.`);
  return counts;
}

/** Ids of the outermost groups: the layers of the file's drawings. */
function layersOf(svg: string): string[] {
  let depth = 0;
  const ids: string[] = [];
  for (const [tag, id] of svg.matchAll(/<\/g>|<g(?: id="([^"]+)")?[^>]*>/g)) {
    if (tag === "</g>") depth -= 1;
    else {
      if (depth === 0 && id) ids.push(id);
      depth += 1;
    }
  }
  return ids;
}
