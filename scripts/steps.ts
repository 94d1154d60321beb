import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { ourPath } from "./run.ts";

export interface Step {
  name: string;
  /** A shell command; the tools of node_modules are on its path. */
  command: string;
  /** The command that repeats it alone. */
  repeat: string;
}

interface Result {
  step: Step;
  seconds: number;
  hasFailed: boolean;
}

async function runStep(step: Step, isAlone: boolean): Promise<Result> {
  const start = performance.now();
  console.log(isAlone ? `\n== ${step.name}` : `.. ${step.name}`);
  const child = spawn(`(${step.command}) 2>&1`, {
    shell: true,
    stdio: ["ignore", isAlone ? "inherit" : "pipe", "inherit"],
    env: ourPath,
  });
  const closed = once(child, "close");
  if (child.stdout) console.log(`\n== ${step.name}\n${(await text(child.stdout)).trimEnd()}`);
  const [code] = await closed;
  return { step, seconds: (performance.now() - start) / 1000, hasFailed: code !== 0 };
}

/**
 * Runs lanes side by side, and the steps of a lane one after another. A single step prints as it goes, others say when they
 * begin and print as they end.
 */
export async function runSteps(...lanes: (Step | Step[])[]): Promise<Result[]> {
  const isAlone = lanes.flat().length === 1;
  const runLane = async (lane: Step | Step[]) => {
    const results: Result[] = [];
    for (const step of [lane].flat()) results.push(await runStep(step, isAlone));
    return results;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}

/** Prints the time of each step, the command that repeats each failed one, and "N passed, N failed". */
export function summarise(results: Result[]): void {
  console.log("");
  for (const { step, seconds } of results) console.log(`${seconds.toFixed().padStart(4)} s  ${step.name}`);
  const failed = results.filter(({ hasFailed }) => hasFailed);
  for (const { step } of failed) console.log(`\nFailed: ${step.name}. Repeat only this: ${step.repeat}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
