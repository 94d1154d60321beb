/**
 * Draws every picture of the site: `node art/draw.ts` writes the files of `app/drawn/` and the icons in `public/`. Each
 * FILE.svg has a FILE.ts, from which pages import its pictures; `index.json` lists all of them, for loaders and tests.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { compactPath } from "./engine/compact.ts";
import { type Drawing, toSvg } from "./engine/drawing.ts";
import { drawnIndex, drawnModule } from "./engine/drawn-index.ts";
import { icons } from "./icons.ts";
import { aboutHead } from "./pictures/about-head.ts";
import { phases } from "./pictures/assessment-phases.ts";
import { steps } from "./pictures/assessment-steps.ts";
import { audiences } from "./pictures/audiences.ts";
import { bands } from "./pictures/band.ts";
import { chainTiles } from "./pictures/chain-tiles.ts";
import { closing } from "./pictures/closing.ts";
import { figures } from "./pictures/figures.ts";
import { formHead, thanksHead } from "./pictures/form-head.ts";
import { frieze } from "./pictures/frieze.ts";
import { heads } from "./pictures/heads.ts";
import { hero } from "./pictures/hero.ts";
import { homeIllustrations, illustrations } from "./pictures/illustrations.ts";
import { login } from "./pictures/login.ts";
import { logo, star } from "./pictures/logo.ts";
import { missing } from "./pictures/missing.ts";
import { nodes } from "./pictures/nodes.ts";
import { officeHours } from "./pictures/office-hours.ts";
import { racetracks } from "./pictures/racetrack.ts";
import { scoreRing } from "./pictures/score-ring.ts";
import { scoreRules } from "./pictures/score-rules.ts";
import { seal } from "./pictures/seal.ts";
import { signatures } from "./pictures/signatures.ts";
import { values } from "./pictures/values.ts";

/** Every drawing module, by name: a picture that is not listed here does not exist. */
const drawings: readonly (() => Drawing | readonly Drawing[])[] = [
  hero,
  closing,
  missing,
  login,
  aboutHead,
  formHead,
  thanksHead,
  frieze,
  bands,
  ...heads,
  values,
  audiences,
  illustrations,
  homeIllustrations,
  nodes,
  racetracks,
  phases,
  steps,
  seal,
  chainTiles,
  scoreRing,
  scoreRules,
  signatures,
  officeHours,
  ...figures,
];

const out = new URL("../app/drawn/", import.meta.url);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const all = drawings.flatMap((draw) => draw());
for (const [file, together] of Map.groupBy(all, (drawing) => drawing.file)) {
  writeFileSync(new URL(`${file}.svg`, out), toSvg(together));
  writeFileSync(new URL(`${file}.ts`, out), drawnModule(together));
}
// These two are inline, at the size of text.
const paths = Object.entries({ ...logo(1), star: star() }).map(([name, d]) => [name, compactPath(d)]);
writeFileSync(new URL("logo.ts", out), `export const LOGO = ${JSON.stringify(Object.fromEntries(paths))};\n`);
writeFileSync(new URL("index.json", out), JSON.stringify(drawnIndex(all)));

const root = new URL("../public/", import.meta.url);
mkdirSync(root, { recursive: true });
for (const [name, content] of Object.entries(icons())) writeFileSync(new URL(name, root), content);
