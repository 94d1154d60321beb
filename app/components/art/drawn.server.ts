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
  format: Format;
  box: string;
  layers: readonly string[];
}

/**
 * The formats of the picture NAME of `drawn/`: address, viewBox and layers in drawing order. For loaders only: pages
 * that know their drawing import its address. @throws Error when no picture with formats has that name
 */
export function drawn(name: string): Record<Format, Drawn> {
  const path = `./drawn/${name}.svg`;
  const [src, text = ""] = [urls[path], texts[path]];
  const formats = [...text.matchAll(/<view id="(\w+)" viewBox="([^"]+)"\/>/g)] as unknown as [
    string,
    Format,
    string,
  ][];
  if (!src || formats.length === 0) throw new Error(`No picture with formats is called ${name}.`);
  const ids = layersOf(text);
  const entries = formats.map(([, format, box]) => {
    const layers = ids.flatMap((id) => (id.startsWith(`${format}-`) ? id.slice(format.length + 1) : []));
    return [format, { src, format, box, layers }];
  });
  return Object.fromEntries(entries);
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
