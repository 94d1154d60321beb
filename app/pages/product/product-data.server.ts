import { countIn } from "../../../content/count-in.ts";
import { fill } from "../../../content/fill.ts";
import { sampleCall } from "../../../content/sample-call.ts";
import type { CatalogueId, ProductGroup, ProductId } from "../../../content/types/catalogue.ts";
import type { MenuItem } from "../../../content/types/frame.ts";
import type { ProductPage } from "../../../content/types/products.ts";
import type { Words } from "../../../content/types/words.ts";
import { type Language, languageOf } from "../../../contract/language.ts";
import { site } from "../../../settings/site.js";
import index from "../../drawn/index.json";
import type { Drawn, Format } from "../../ui/picture.tsx";
import type { Figure } from "./explained-figure.tsx";
import type { Audience } from "./for-whom.tsx";
import type { HeadArt } from "./head-picture.tsx";
import type { ChainLink } from "./related-products.tsx";
import type { Connection } from "./what-you-get.tsx";

const urls = import.meta.glob<string>("../../drawn/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

type Formats = Record<Format, Omit<Drawn, "src"> & { counts: Record<string, number> }>;

/** @throws Error when the picture is not drawn */
function placed(id: ProductId, drawing: Omit<Drawn, "src">): Drawn {
  const src = urls[`../../drawn/${id}.svg`];
  if (!src) throw new Error(`The picture ${id}.svg is not drawn.`);
  return { src, ...drawing };
}

/**
 * Returns a product with its menu and its place there, from 0.
 * @throws Error when no menu lists one that fits
 */
export function listed({ frame }: Words, fits: (item: MenuItem) => boolean) {
  for (const group of ["solutions", "services"] as const) {
    const index = frame.menus[group].items.findIndex(fits);
    const item = frame.menus[group].items[index];
    if (item) return { ...item, group, index, of: frame.menus[group].items.length };
  }
  throw new Error("No menu lists this product.");
}

/** The audiences of a page, each with the scenario that its signature shows. */
export function productAudiences({ forWhom }: ProductPage, { pages, scenarios }: Words): Audience[] {
  return forWhom.rows.map(({ who, text, signature: id }) => {
    const name = scenarios.find((one) => one.id === id)?.name ?? "";
    return { who, text, scenario: { id, name, path: `${pages.fraudResilienceAssessment.path}#${id}` } };
  });
}

/** The picture of a page's head. */
export function productHead(id: ProductId): HeadArt {
  const { wide, middle, phone } = index[id].head;
  return { wide: placed(id, wide), middle: placed(id, middle), phone: placed(id, phone) };
}

/** The illustration of a product in the file of the page that shows it. */
function illustration(here: ProductId, id: CatalogueId): Drawn {
  const { chain } = index[here];
  return placed(here, { ...chain, layers: [id] });
}

/** The picture at the end of a page. */
export const productClosing = (id: ProductId) => placed(id, index[id].closing);

/** The motif of the band above the footer. */
export const productFrieze = (id: ProductId) => placed(id, index[id].frieze);

/** The chain with names, paths and illustrations of its four products. */
export function productChain(here: ProductId, page: ProductPage, words: Words): ChainLink[] {
  return page.relatedProducts.chain.map(({ id, text }) => {
    const { name, path } = listed(words, (item) => item.id === id);
    return { name, path, text, here: id === here, drawing: illustration(here, id) };
  });
}

/** The drawings of the figures of each page, by the name of the figure. */
const figuresOf: Record<ProductId, { figure: Formats; model?: Formats }> = index;

/**
 * Returns a figure of a page, its words filled with what each drawing counts.
 * @throws Error when the figure is not drawn
 */
export function productFigure(
  id: ProductId,
  name: "figure" | "model",
  { figures }: Words,
  language: Language,
): Figure {
  const { title, reading, totals, alt, nouns } = figures[name === "model" ? name : id];
  const drawn = figuresOf[id][name];
  if (!drawn) throw new Error(`${id} has no drawing called ${name}.`);
  const labels = urls[`../../drawn/${id}-${language}.svg`];
  const view = (format: Format) => {
    const { counts, ...drawing } = drawn[format];
    const picture = { ...placed(id, drawing), ...(labels && { labels }) };
    const said = (text: string) => countIn(text, counts, { nouns, language });
    return { picture, alt: said(alt), totals: said(totals) };
  };
  return {
    title,
    reading,
    views: { wide: view("wide"), middle: view("middle"), phone: view("phone") },
    // Its axes are details of a person, not time.
    mirrors: id === "digital-identity",
  };
}

/** The answers about the connection, with the owner's measured response time, a sample call, and the rules that the page is about. */
export function productConnection(
  id: ProductId,
  page: ProductPage,
  group: ProductGroup,
  path: string,
  words: Words,
): Connection {
  const { productLabels: labels } = words;
  const latency = site.facts.responseTime[languageOf(path)];
  const measured = group === "solutions" && latency ? ` ${fill(labels.latency, { latency })}` : "";
  const { time } = page.connection;
  return {
    heading: labels.connection[group],
    drawing: illustration(id, id),
    connection: { ...page.connection, time: { ...time, text: time.text + measured } },
    call: page.call && { words: page.call, ...sampleCall },
    rules: false,
  };
}
