/**
 * Draws every picture of the site: `npm run draw` writes the files of `app/drawn/` and the icons in `public/`. Each
 * FILE.svg has a FILE.ts, from which pages import its pictures; `index.json` lists all of them, for loaders and tests.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { compactPath } from "./engine/compact.ts";
import { type Drawing, toSvg } from "./engine/drawing.ts";
import { drawnIndex, drawnModule } from "./engine/drawn-index.ts";
import { icons } from "./icons.ts";
import { aboutHead } from "./pictures/about-head.ts";
import { phases } from "./pictures/assessment-phases.ts";
import { steps } from "./pictures/assessment-steps.ts";
import { audiences } from "./pictures/audiences.ts";
import { bands } from "./pictures/band.ts";
import { closings } from "./pictures/closing.ts";
import { cutTiles } from "./pictures/cut-tiles.ts";
import { figures } from "./pictures/figures.ts";
import { friezes } from "./pictures/friezes.ts";
import { heads } from "./pictures/heads.ts";
import { hero } from "./pictures/hero.ts";
import { chainIllustrations, homeIllustrations, illustrations } from "./pictures/illustrations.ts";
import { login } from "./pictures/login.ts";
import { logo, star } from "./pictures/logo.ts";
import { missing } from "./pictures/missing.ts";
import { officeHours } from "./pictures/office-hours.ts";
import { racetracks } from "./pictures/racetrack.ts";
import { scoreRing } from "./pictures/score-ring.ts";
import { scoreRules } from "./pictures/score-rules.ts";
import { seal } from "./pictures/seal.ts";
import { sent } from "./pictures/sent.ts";
import { signatures } from "./pictures/signatures.ts";
import { useCaseStar } from "./pictures/use-case-star.ts";

/** Every drawing module, by name: a picture that is not listed here does not exist. */
const drawings: readonly (() => Drawing | readonly Drawing[])[] = [
  hero,
  closings,
  missing,
  login,
  aboutHead,
  sent,
  useCaseStar,
  friezes,
  bands,
  ...heads,
  cutTiles,
  audiences,
  illustrations,
  homeIllustrations,
  chainIllustrations,
  racetracks,
  phases,
  steps,
  seal,
  scoreRing,
  scoreRules,
  signatures,
  officeHours,
  ...figures,
];

/** Writes the files that have changed: the development server reads them meanwhile, and shows each that is written. */
function update(folder: URL, files: Record<string, string | Uint8Array>) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = new URL(name, folder);
    if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) writeFileSync(file, content);
  }
}

const all = drawings.flatMap((draw) => draw());
// These two are inline, at the size of text.
const inline = Object.entries({ ...logo(1), star: star() }).map(([name, d]) => [name, compactPath(d)]);
const drawn: Record<string, string> = {
  "logo.ts": `export const LOGO = ${JSON.stringify(Object.fromEntries(inline))};\n`,
  "index.json": JSON.stringify(drawnIndex(all)),
};
for (const [file, together] of Map.groupBy(all, (drawing) => drawing.file)) {
  drawn[`${file}.svg`] = toSvg(together);
  drawn[`${file}.ts`] = drawnModule(together);
}
const out = new URL("../app/drawn/", import.meta.url);
update(out, drawn);
for (const name of readdirSync(out)) if (!(name in drawn)) rmSync(new URL(name, out));
// Its time says when all were drawn: the unit tests draw again what is older than its sources.
utimesSync(new URL("index.json", out), new Date(), new Date());
update(new URL("../public/", import.meta.url), icons());
