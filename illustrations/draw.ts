/**
 * Draws every picture of the site: `npm run draw` writes the files of `app/pictures/` and, in `.cache/public/`, the icons
 * and over them the owner's files. Each FILE.svg has a FILE.ts, from which pages import its pictures; `index.json` lists all
 * of them, for loaders and tests.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn, OWNER_DIR, PUBLIC } from "../settings/owner.ts";
import { compactPath } from "./engine/compact.ts";
import { type Drawing, toSvg } from "./engine/drawing.ts";
import { drawnIndex, drawnModule } from "./engine/drawn-index.ts";
import { COLOURS_CSS } from "./engine/palette.ts";
import { icons } from "./icons.ts";
import { aboutHead } from "./pictures/about-head.ts";
import { phases } from "./pictures/assessment-phases.ts";
import { steps } from "./pictures/assessment-steps.ts";
import { audiences } from "./pictures/audiences.ts";
import { bands } from "./pictures/band.ts";
import { closing } from "./pictures/closing.ts";
import { cutTiles } from "./pictures/cut-tiles.ts";
import { hero } from "./pictures/hero.ts";
import { illustrations, nextIllustrations } from "./pictures/illustrations.ts";
import { login } from "./pictures/login.ts";
import { logo, star } from "./pictures/logo.ts";
import { missing } from "./pictures/missing.ts";
import { officeHours } from "./pictures/office-hours.ts";
import { pilot } from "./pictures/pilot.ts";
import { racetracks } from "./pictures/racetrack.ts";
import { scoreRing } from "./pictures/score-ring.ts";
import { scoreRules } from "./pictures/score-rules.ts";
import { seal } from "./pictures/seal.ts";
import { sent } from "./pictures/sent.ts";
import { signatures } from "./pictures/signatures.ts";
import { stages } from "./pictures/stages.ts";
import { useCaseStar } from "./pictures/use-case-star.ts";

/** Every drawing module, by name: a picture that is not listed here does not exist. */
const drawings: readonly (() => Drawing | readonly Drawing[])[] = [
  hero,
  closing,
  missing,
  login,
  aboutHead,
  sent,
  useCaseStar,
  bands,
  cutTiles,
  audiences,
  illustrations,
  nextIllustrations,
  racetracks,
  phases,
  steps,
  seal,
  scoreRing,
  scoreRules,
  signatures,
  officeHours,
  pilot,
  ...stages,
];

/**
 * Leaves exactly these files in a folder, and writes those that have changed: the development server reads them meanwhile,
 * and shows each that is written.
 */
function update(folder: string, files: Record<string, string | Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) writeFileSync(file, content);
  }
  for (const name of filesIn(folder)) if (!(name in files)) rmSync(join(folder, name));
}

const all = drawings.flatMap((draw) => draw());
// These two are inline, at the size of text.
const inline = Object.entries({ ...logo(1), star: star() }).map(([name, d]) => [name, compactPath(d)]);
const drawn: Record<string, string> = {
  "logo.ts": `export const LOGO = ${JSON.stringify(Object.fromEntries(inline))};\n`,
  "colours.css": COLOURS_CSS,
  "index.json": JSON.stringify(drawnIndex(all)),
};
for (const [file, together] of Map.groupBy(all, (drawing) => drawing.file)) {
  drawn[`${file}.svg`] = toSvg(together);
  drawn[`${file}.ts`] = drawnModule(together);
}
const root = join(import.meta.dirname, "..");
update(join(root, "app/pictures"), drawn);
// Its time says when all were drawn: the unit tests draw again what is older than its sources.
utimesSync(join(root, "app/pictures/index.json"), new Date(), new Date());
const own = join(OWNER_DIR, "public");
const ownFiles = filesIn(own).map((name) => [name, readFileSync(join(own, name))]);
update(join(root, PUBLIC), { ...icons(), ...Object.fromEntries(ownFiles) });
