/**
 * Draws every picture of the site: `node app/components/art/draw.ts` writes `drawn/NAME.svg`, `drawn/figures.json`
 * and the icons of the site in `public/`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { bands } from "./draw/band.ts";
import { aboutHead, closing, formHead, login, missing } from "./draw/fields.ts";
import { frieze } from "./draw/frieze.ts";
import { hero, heroPhone } from "./draw/hero.ts";
import { illustrations } from "./draw/illustrations/all.ts";
import { journeyNodes } from "./draw/journey.ts";
import { racetracks } from "./draw/racetrack.ts";
import { report } from "./draw/report.ts";
import { smallTiles } from "./draw/small.ts";
import { type Drawing, toSvg } from "./engine/drawing.ts";
import { icons } from "./icons.ts";

/** Every drawing module, by name: a picture that is not listed here does not exist. */
const drawings: readonly (() => Drawing | readonly Drawing[])[] = [
  hero,
  heroPhone,
  closing,
  missing,
  login,
  aboutHead,
  formHead,
  frieze,
  bands,
  illustrations,
  journeyNodes,
  racetracks,
  smallTiles,
  report,
];

/** Totals counted from drawn data, for captions: name of the figure to what was counted. */
const figures: Record<string, Record<string, number>> = {};

const out = new URL("./drawn/", import.meta.url);
mkdirSync(out, { recursive: true });
const names = new Set<string>();
for (const drawing of drawings.flatMap((draw) => draw())) {
  if (names.has(drawing.name)) throw new Error(`Two drawings are called ${drawing.name}.`);
  names.add(drawing.name);
  writeFileSync(new URL(`${drawing.name}.svg`, out), toSvg(drawing));
}
writeFileSync(new URL("figures.json", out), `${JSON.stringify(figures, undefined, 2)}\n`);

const root = new URL("../../../public/", import.meta.url);
mkdirSync(root, { recursive: true });
for (const [name, content] of Object.entries(icons())) writeFileSync(new URL(name, root), content);
