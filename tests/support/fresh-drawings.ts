import { existsSync, globSync, statSync } from "node:fs";
import { run } from "../../scripts/run.ts";
import { CONFIG } from "../../settings/owner.ts";

const index = "app/pictures/index.json";

/** Draws the pictures first where a source is newer: tests read what is known of them. */
export default function drawIfStale(): void {
  const sources = globSync(["{art,content,settings}/**/*.ts", CONFIG], { exclude: ["**/*.test.ts"] });
  const changed = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  if (!existsSync(index) || changed > statSync(index).mtimeMs) run("node", ["illustrations/draw.ts"]);
}
