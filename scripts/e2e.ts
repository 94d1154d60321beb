import { run } from "./run.ts";
import { buildIfStale } from "./stamp.ts";

try {
  await buildIfStale();
  await run("playwright", ["test", ...process.argv.slice(2)]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
