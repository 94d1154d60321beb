import { existsSync } from "node:fs";
import { ensureInstalled, hasWebkit, oldestChromium } from "./browser.ts";
import { readReport } from "./reports.ts";
import { runSteps, type Step, summarise } from "./steps.ts";

const vitest = (name: string, project: string): Step => ({
  name,
  command: `vitest run --project ${project}`,
  read: readReport,
  repeat: (files) => `npx vitest run ${files.join(" ")}`,
});
const build: Step = {
  name: "build",
  command: "node scripts/build.ts",
  repeat: () => "npm run build",
};
const browser: Step = {
  name: "browser",
  command: "playwright test",
  read: readReport,
  repeat: (names) => `npm run e2e -- ${names.join(" ")}`,
};

ensureInstalled();
// The build comes first, because the types and the unit tests read the pictures that it draws.
const results = await runSteps(
  { name: "format and lint", command: "biome ci .", repeat: () => "npm run fix && npm run check" },
  build,
);
const isBuilt = results.every(({ step, failed }) => step !== build || failed === 0);
const checks: Step[] = [
  { name: "types", command: "react-router typegen && tsc -b", repeat: () => "npm run check" },
  { name: "dead code", command: "knip --no-config-hints", repeat: () => "npm run check" },
  vitest("unit tests", "unit"),
];
// The server's tests mostly wait: for a time-out, a process, a disk.
const lanes = isBuilt
  ? [
      [vitest("server", "server"), vitest("site", "site"), vitest("Firefox and WebKit", "engines")],
      [...checks, browser],
    ]
  : [checks];
results.push(...(await runSteps(...lanes)));
if (!hasWebkit()) console.log("\nLeft out: WebKit. `apt-get install webkit2gtk-driver xvfb` installs it.");
if (!existsSync(oldestChromium))
  console.log("\nLeft out: the oldest supported Chromium, which npm did not give.");
summarise(results);
