import { spawnSync } from "node:child_process";
import { join } from "node:path";

const bin = join(import.meta.dirname, "../node_modules/.bin");

/** The environment in which the Node and the tools of node_modules come first, whatever the system has. */
export const toolEnv = { ...process.env, PATH: `${bin}:${process.env.PATH}` };

/**
 * Runs a tool of node_modules to its end, its output shown as it comes.
 * @throws Error naming the command when it ends with another code than 0
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...toolEnv, ...env } });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with code ${status}.`);
}
