import { runSteps, summarise } from "./steps.ts";

const repeat = () => "npm run check";

summarise(
  await runSteps(
    { name: "format and lint", command: "biome check .", repeat: () => "npm run fix && npm run check" },
    { name: "types", command: "node art/draw.ts && react-router typegen && tsc -b", repeat },
    { name: "dead code", command: "knip --no-config-hints", repeat },
  ),
);
