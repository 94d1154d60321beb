import { readFileSync } from "node:fs";
import type { Outcome } from "./steps.ts";

/** Reads a JUnit report, which Vitest and Playwright both write: one suite for each test file. */
export function readReport(file: string): Outcome {
  const suites = [...readFileSync(file, "utf8").matchAll(/<testsuite (.+?)>/g)].map(([, attributes = ""]) => {
    const all = attributes.matchAll(/(\w+)="([^"]*)"/g);
    const {
      name = "",
      tests,
      failures,
      errors,
      skipped,
    } = Object.fromEntries([...all].map(([, ...pair]) => pair));
    const failed = Number(failures) + Number(errors);
    return { name, failed, passed: Number(tests) - failed - Number(skipped) };
  });
  const sum = (key: "passed" | "failed") => suites.reduce((total, suite) => total + suite[key], 0);
  const failedFiles = suites.filter(({ failed }) => failed > 0).map(({ name }) => name);
  return { passed: sum("passed"), failed: sum("failed"), failedFiles };
}
