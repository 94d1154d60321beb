import { run } from "./run.ts";
import { isFresh } from "./stamp.ts";

async function buildIfStale() {
  if (await isFresh()) return;
  console.log("Building the site: half a minute.");
  await run("node", ["scripts/build.ts"]);
}

try {
  await buildIfStale();
  await import("../server/main.ts");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
