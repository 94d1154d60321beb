/**
 * Draws every picture of the site: `node art/draw.ts` writes `drawn/FILE.svg`, what the figures count in
 * `drawn/figures.json`, and the icons of the site in `public/`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type Drawing, toSvg } from "./engine/drawing.ts";
import { icons } from "./icons.ts";
import { audiences } from "./pictures/audiences.ts";
import { bands } from "./pictures/band.ts";
import { aboutHead, closing, formHead, login, missing } from "./pictures/fields.ts";
import { productFigures } from "./pictures/figures/all.ts";
import { frieze } from "./pictures/frieze.ts";
import { heads } from "./pictures/heads/all.ts";
import { hero } from "./pictures/hero.ts";
import { hours } from "./pictures/hours.ts";
import { illustrations } from "./pictures/illustrations/all.ts";
import { journeyNodes } from "./pictures/journey.ts";
import { racetracks } from "./pictures/racetrack.ts";
import { report } from "./pictures/report.ts";
import { signatures } from "./pictures/signatures.ts";
import { smallTiles } from "./pictures/small.ts";
import { values } from "./pictures/values.ts";

/** Every drawing module, by name: a picture that is not listed here does not exist. */
const drawings: readonly (() => Drawing | readonly Drawing[])[] = [
  hero,
  closing,
  missing,
  login,
  aboutHead,
  formHead,
  frieze,
  bands,
  heads,
  values,
  audiences,
  illustrations,
  journeyNodes,
  racetracks,
  smallTiles,
  report,
  signatures,
  hours,
];

const figures = Object.entries(productFigures).map(([id, draw]) => ({ id, ...draw() }));

const out = new URL("../app/drawn/", import.meta.url);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const all = [...drawings.flatMap((draw) => draw()), ...figures.flatMap(({ drawings }) => drawings)];
for (const [file, together] of Map.groupBy(all, (drawing) => drawing.file))
  writeFileSync(new URL(`${file}.svg`, out), toSvg(together));
writeFileSync(
  new URL("figures.json", out),
  JSON.stringify(Object.fromEntries(figures.map(({ id, counts }) => [id, counts]))),
);

const root = new URL("../public/", import.meta.url);
mkdirSync(root, { recursive: true });
for (const [name, content] of Object.entries(icons())) writeFileSync(new URL(name, root), content);
