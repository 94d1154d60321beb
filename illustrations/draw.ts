/**
 * Draws every picture of the site: `npm run draw` writes the files of `app/pictures/`. Pages import a picture from the module
 * of their name there. With `--check` it writes nothing and fails where a file differs from its drawing.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../settings/read-settings.ts";
import { compactPath, type Drawing, toSvg } from "./engine/drawing.ts";
import { buildModule, picturesModule, positionsCss, propertiesCss } from "./engine/pictures-module.ts";
import { scoreRing, scoreRules } from "./pictures/assessment-score.ts";
import { phases, seal, steps } from "./pictures/assessment-tiles.ts";
import { audiences } from "./pictures/audiences.ts";
import { bands } from "./pictures/band.ts";
import { cutTiles } from "./pictures/cut-tiles.ts";
import { hero } from "./pictures/hero.ts";
import { logo, star } from "./pictures/logo.ts";
import { aboutHead, closing, login, missing, sent } from "./pictures/patterns.ts";
import { pilot } from "./pictures/pilot.ts";
import { illustrations, nextIllustrations } from "./pictures/product-illustrations.ts";
import { racetracks } from "./pictures/racetrack.ts";
import { signatures } from "./pictures/signatures.ts";
import { stages } from "./pictures/stages.ts";
import { useCaseStar } from "./pictures/use-case-star.ts";

/** The pictures of each module: one that is not listed here does not exist. */
const modules: Record<string, readonly (() => Drawing | readonly Drawing[])[]> = {
  home: [hero, () => aboutHead("home")],
  about: [() => aboutHead("about"), cutTiles],
  "why-us": [pilot, closing],
  assessment: [bands, audiences, phases, steps, seal, scoreRing, scoreRules],
  "get-started": [useCaseStar],
  forms: [sent],
  login: [login],
  "not-found": [missing],
  journey: [racetracks],
  illustrations: [illustrations],
  scenarios: [signatures],
};
const products = [nextIllustrations, ...stages].flatMap((draw) => draw());

// These two are inline, at the size of text.
const inline = Object.entries({ ...logo(1), star: star() }).map(([name, d]) => [name, compactPath(d)]);
const drawn = new Map([
  ["logo.ts", `export const LOGO = ${JSON.stringify(Object.fromEntries(inline))};\n`],
  ["products.ts", buildModule("products", products)],
  ["products.css", propertiesCss(products)],
]);
const all = [...products];
for (const [name, draws] of Object.entries(modules)) {
  const drawings = draws.flatMap((draw) => draw());
  all.push(...drawings);
  drawn.set(`${name}.ts`, picturesModule(drawings));
  const properties = propertiesCss(drawings);
  if (properties) drawn.set(`${name}.css`, properties);
}
for (const [file, together] of Map.groupBy(all, (drawing) => drawing.file))
  drawn.set(`${file}.svg`, toSvg(together));

drawn.set("positions.css", positionsCss(all));

const folder = join(import.meta.dirname, "../app/pictures");
const present = new Map(filesIn(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
const changed = [...drawn].filter(([name, content]) => present.get(name) !== content);
const left = [...present.keys()].filter((name) => !drawn.has(name));
if (process.argv.includes("--check")) {
  for (const name of [...changed.map(([file]) => file), ...left])
    console.error(`app/pictures/${name} is not as it is drawn: run npm run draw.`);
  process.exitCode = Number(changed.length + left.length > 0);
} else {
  for (const [name, content] of changed) writeFileSync(join(folder, name), content);
  for (const name of left) rmSync(join(folder, name));
}
