import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Outcome } from "./steps.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: "passed" | "failed" }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { ok: boolean }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Reads Vitest's JSON report; the failed files are paths from the project's folder. */
export function readVitest(file: string): Outcome {
  const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
  const failed = report.testResults.filter(({ status }) => status === "failed");
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failedFiles: failed.map(({ name }) => relative(".", name)),
  };
}

const hasFailed = ({ specs, suites = [] }: PlaywrightSuite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed);

/** Reads Playwright's JSON report; the failed files are the specs' names, as `npm run e2e` takes them. */
export function readPlaywright(file: string): Outcome {
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failedFiles: suites.filter(hasFailed).map((suite) => basename(suite.file, ".spec.ts")),
  };
}
