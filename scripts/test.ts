import { existsSync } from "node:fs";
import { ensureInstalled, oldestChromium } from "./browser.ts";
import { type CheckStep, readReport, runSteps, summarise } from "./steps.ts";

const vitest = (name: string, project: string): CheckStep => ({
  name,
  command: `vitest run --project ${project}`,
  read: readReport,
  repeat: (files) => `npx vitest run ${files.join(" ")}`,
});
const check = (name: string, command: string, remedy = "npm run check"): CheckStep => ({
  name,
  command,
  repeat: () => remedy,
});

const format = check("format and lint", "biome ci .", "npm run fix && npm run check");
const build = check("build", "node scripts/build.ts", "npm run build");
const checks = [
  check("types", "tsc -b"),
  check("pictures", "node illustrations/draw.ts --check", "npm run draw"),
  check("dead code", "knip --no-config-hints"),
];
const browser: CheckStep = {
  name: "browser",
  command: "playwright test",
  read: readReport,
  repeat: (names) => `npm run e2e -- ${names.join(" ")}`,
};

/** Runs every check there is. The server's tests mostly wait: for a time-out, a process, a disk. */
async function testAll() {
  const results = await runSteps(format, build);
  const isBuilt = results.every(({ step, failed }) => step !== build || failed === 0);
  const more = [...checks, vitest("unit tests", "unit")];
  const lanes = isBuilt
    ? [
        [vitest("server", "server"), vitest("site", "site"), vitest("Firefox and WebKit", "engines")],
        [...more, browser],
      ]
    : [more];
  results.push(...(await runSteps(...lanes)));
  if (!existsSync(oldestChromium))
    console.log("\nLeft out: the oldest supported Chromium, which npm did not give.");
  summarise(results);
}

const [option] = process.argv.slice(2);
if (option === "check") summarise(await runSteps(format, ...checks));
else {
  ensureInstalled(option !== "--no-install");
  if (option !== "setup") await testAll();
}
