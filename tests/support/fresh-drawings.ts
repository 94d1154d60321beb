import { run } from "../../scripts/run.ts";
import { isFresh } from "../../scripts/stamp.ts";

/** Draws the pictures first where the last build did not: tests read what is known of them. */
export default async function drawIfStale(): Promise<void> {
  if (!(await isFresh())) run("node", ["art/draw.ts"]);
}
