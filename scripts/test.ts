import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "./browser.ts";
import { ourPath } from "./run.ts";

const reports = mkdtempSync(join(tmpdir(), "report-"));
let passed = 0;
let failed = 0;

/** Runs one tool; without a report it counts as a single check. */
function step(name: string, command: string, args: string[], report?: (file: string) => [number, number]) {
  console.log(`\n== ${name}`);
  const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const { status } = spawnSync(
    command,
    args.map((arg) => arg.replace("REPORT", file)),
    {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...ourPath, REPORT: file },
    },
  );
  let counts: [number, number] = status === 0 ? [1, 0] : [0, 1];
  try {
    if (report) counts = report(file);
  } catch {
    // a runner that died wrote no report: that is one failure
  }
  if (status !== 0 && counts[1] === 0) counts[1] = 1;
  passed += counts[0];
  failed += counts[1];
  return status === 0;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const vitest = (file: string): [number, number] => {
  const { numPassedTests, numFailedTests } = read(file);
  return [numPassedTests, numFailedTests];
};
const playwright = (file: string): [number, number] => {
  const { stats } = read(file);
  return [stats.expected + stats.flaky, stats.unexpected];
};
const unit = (...folders: string[]) => [
  "run",
  ...folders,
  "--reporter=default",
  "--reporter=json",
  "--outputFile.json=REPORT",
];

ensureInstalled();
step("format and lint", "biome", ["ci", "."]);
step("route types", "react-router", ["typegen"]);
step("drawings", "node", ["art/draw.ts"]);
step("fonts", "node", ["scripts/cut-fonts.ts"]);
step("types", "tsc", ["--noEmit"]);
step("dead code", "knip", ["--no-config-hints"]);
step("unit tests", "vitest", unit("app", "art", "content", "contract", "server/", "scripts"), vitest);
if (step("build", "node", ["scripts/build.ts"])) {
  step("built site", "vitest", unit("tests/site"), vitest);
  step("browser", "playwright", ["test"], playwright);
  step("firefox", "vitest", unit("tests/firefox"), vitest);
}
step("server", "vitest", unit("tests/server"), vitest);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
