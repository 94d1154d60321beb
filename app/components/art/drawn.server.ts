import type { Counts, Format } from "./charts/figure.ts";

const urls = import.meta.glob<string>("./drawn/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>("./drawn/*.svg", { query: "?raw", import: "default", eager: true });

const counted = import.meta.glob<Record<string, Record<Format, Counts>>>("./drawn/figures.json", {
  import: "default",
  eager: true,
});

/** What a `Picture` needs to place a drawing whose name comes from data. */
export interface Drawn {
  src: string;
  box: string;
  layers: readonly string[];
}

/**
 * The drawing NAME of `drawn/`: its address, viewBox and layers, in drawing order. For loaders only: pages that know
 * their drawing import its address. @throws Error when no drawing has that name
 */
export function drawn(name: string): Drawn {
  const path = `./drawn/${name}.svg`;
  const [src, text] = [urls[path], texts[path]];
  const box = text?.match(/viewBox="([^"]+)"/)?.[1];
  if (!src || !text || !box) throw new Error(`No drawing is called ${name}.`);
  return { src, box, layers: layersOf(text) };
}

/** What can be counted in the drawings of a figure. For loaders only. @throws Error when no figure has that id */
export function figureCounts(id: string): Record<Format, Counts> {
  const counts = counted["./drawn/figures.json"]?.[id];
  if (!counts) throw new Error(`Nothing was counted for ${id}.`);
  return counts;
}

/** Ids of the groups directly under the root; drawings hold nothing else there. */
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
