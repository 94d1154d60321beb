/**
 * Draws every picture of the site: `node app/components/art/draw.ts` writes `drawn/FILE.svg`, what the figures count in
 * `drawn/figures.json`, and the icons of the site in `public/`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { audiences } from "./draw/audiences.ts";
import { bands } from "./draw/band.ts";
import { aboutHead, closing, formHead, login, missing } from "./draw/fields.ts";
import { productFigures } from "./draw/figures/all.ts";
import { frieze } from "./draw/frieze.ts";
import { heads } from "./draw/heads/all.ts";
import { hero } from "./draw/hero.ts";
import { hours } from "./draw/hours.ts";
import { illustrations } from "./draw/illustrations/all.ts";
import { journeyNodes } from "./draw/journey.ts";
import { racetracks } from "./draw/racetrack.ts";
import { report } from "./draw/report.ts";
import { signatures } from "./draw/signatures.ts";
import { smallTiles } from "./draw/small.ts";
import { values } from "./draw/values.ts";
import { type Drawing, toSvg } from "./engine/drawing.ts";
import { icons } from "./icons.ts";

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

const out = new URL("./drawn/", import.meta.url);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const all = [...drawings.flatMap((draw) => draw()), ...figures.flatMap(({ drawings }) => drawings)];
for (const [file, together] of Map.groupBy(all, (drawing) => drawing.file))
  writeFileSync(new URL(`${file}.svg`, out), toSvg(together));
writeFileSync(
  new URL("figures.json", out),
  JSON.stringify(Object.fromEntries(figures.map(({ id, counts }) => [id, counts]))),
);

const root = new URL("../../../public/", import.meta.url);
mkdirSync(root, { recursive: true });
for (const [name, content] of Object.entries(icons())) writeFileSync(new URL(name, root), content);
