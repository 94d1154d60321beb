import { run } from "./run.ts";
import { runSteps, summarise } from "./steps.ts";

const repeat = () => "npm run check";

run("node", ["illustrations/draw.ts"]);
summarise(
  await runSteps(
    { name: "format and lint", command: "biome check .", repeat: () => "npm run fix && npm run check" },
    { name: "types", command: "tsc -b", repeat },
    { name: "dead code", command: "knip --no-config-hints", repeat },
  ),
);
