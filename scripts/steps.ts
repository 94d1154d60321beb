import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { toolEnv } from "./run.ts";

export interface TestCounts {
  passed: number;
  failed: number;
  failedFiles: string[];
  /** The titles of tests that this machine cannot run. */
  skipped?: string[];
}

export interface CheckStep {
  name: string;
  /** A shell command; the tools of node_modules are on its path. */
  command: string;
  /** Reads the report that the tool writes to the file named by the variable REPORT. A step without one is one check. */
  read?: (report: string) => TestCounts;
  /** Returns the command that repeats this step, or only the files of it that failed. */
  repeat: (failedFiles: string[]) => string;
}

interface StepResult extends TestCounts {
  step: CheckStep;
  seconds: number;
}

/** Reads a JUnit report, which Vitest and Playwright both write: one suite for each test file. */
export function readReport(file: string): TestCounts {
  const report = readFileSync(file, "utf8");
  const skipped = [...report.matchAll(/<testcase [^>]*?\bname="([^"]*)"[^>]*>\s*<skipped/g)].map(
    ([, name = ""]) => name,
  );
  const suites = [...report.matchAll(/<testsuite (.+?)>/g)].map(([, suite = ""]) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(suite)?.[1] ?? "";
    const failed = Number(read("failures")) + Number(read("errors"));
    return { name: read("name"), failed, passed: Number(read("tests")) - failed - Number(read("skipped")) };
  });
  const sum = (key: "passed" | "failed") => suites.reduce((total, suite) => total + suite[key], 0);
  const failedFiles = suites.filter(({ failed }) => failed > 0).map(({ name }) => name);
  return { passed: sum("passed"), failed: sum("failed"), failedFiles, skipped };
}

function countsOf({ read }: CheckStep, report: string, code: number | null): TestCounts {
  const isPassed = code === 0 && !read;
  const check = { passed: Number(isPassed), failed: Number(!isPassed), failedFiles: [] };
  // A tool that crashed, or ran nothing, wrote no report.
  const outcome = read && existsSync(report) ? read(report) : check;
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

async function runStep(step: CheckStep, isAlone: boolean): Promise<StepResult> {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const report = join(folder, "report.xml");
  console.log(isAlone ? `\n== ${step.name}` : `.. ${step.name}`);
  const child = spawn(`(${step.command}) 2>&1`, {
    shell: true,
    stdio: ["ignore", isAlone ? "inherit" : "pipe", "inherit"],
    env: { ...toolEnv, REPORT: report },
  });
  const closed = once(child, "close");
  if (child.stdout) console.log(`\n== ${step.name}\n${(await text(child.stdout)).trimEnd()}`);
  const [code] = await closed;
  const outcome = countsOf(step, report, code);
  rmSync(folder, { recursive: true });
  return { step, seconds: (performance.now() - start) / 1000, ...outcome };
}

/**
 * Runs lanes side by side, and the steps of a lane one after another. A single step prints as it goes, others say when they
 * begin and print as they end.
 */
export async function runSteps(...lanes: (CheckStep | CheckStep[])[]): Promise<StepResult[]> {
  const isAlone = lanes.flat().length === 1;
  const runLane = async (lane: CheckStep | CheckStep[]) => {
    const results: StepResult[] = [];
    for (const step of [lane].flat()) results.push(await runStep(step, isAlone));
    return results;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}

/** Prints the time of each step, the command that repeats each failed one, the tests left out, and "N passed, N failed". */
export function summarise(results: StepResult[]): void {
  console.log("");
  for (const { step, seconds } of results) console.log(`${seconds.toFixed().padStart(4)} s  ${step.name}`);
  for (const { step, failed, failedFiles } of results)
    if (failed > 0) console.log(`\nFailed: ${step.name}. Repeat only this: ${step.repeat(failedFiles)}`);
  for (const name of results.flatMap(({ skipped = [] }) => skipped)) console.log(`Left out: ${name}`);
  const total = (key: "passed" | "failed") => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") > 0 ? 1 : 0;
}
