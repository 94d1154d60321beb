import { catalogue } from "../../../../content/en/catalogue.ts";
import type { ProductId, ProductPage, ScenarioId } from "../../../../content/types.ts";
import { type Drawn, drawn } from "../../art/drawn.server.ts";
import type { Figure } from "./explained-figure.tsx";
import type { ChainLink } from "./joined.tsx";

const optional = (name: string): Drawn | undefined => {
  try {
    return drawn(name);
  } catch {
    return undefined;
  }
};

/** The pictures of a page: its head and the signatures of its readers' frauds. */
export function productArt(page: ProductPage) {
  const signatures: Partial<Record<ScenarioId, Drawn>> = {};
  const sheet = optional("signatures");
  for (const { signature } of page.forWhom.rows) if (sheet) signatures[signature] = sheet;
  return { head: optional(`head-${page.id}`), signatures };
}

/** The chain with names and paths of its four products. */
export function productChain(page: ProductPage): ChainLink[] {
  return page.joined.chain.map(({ id, text }) => {
    const { name, path } = catalogue[id];
    return { name, path, text, here: id === page.id };
  });
}

/** The explanatory figure of a page. */
export function productFigure(id: ProductId): Figure {
  const [wide, narrow] = [optional(`figure-${id}`), optional(`figure-${id}-phone`)];
  return { title: "", alt: "", reading: "", totals: "", ...(wide && { wide }), ...(narrow && { narrow }) };
}
