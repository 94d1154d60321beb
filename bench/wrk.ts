import { execFile, spawnSync } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx and 3xx, and broken sockets. */
  errors: number;
  count: number;
}

const UNITS: Record<string, number> = { us: 1e-3, ms: 1, s: 1e3 };
const run = promisify(execFile);

/** Tells whether a command is installed. */
export const has = (command: string) => spawnSync(command, ["-v"]).error === undefined;

/**
 * Loads a server with wrk: one thread, so that the client takes little of the processors it shares.
 * `headers` are sent with each GET; `posts` is the path of a file with a whole request instead, see `posts.lua`.
 */
export async function wrk(
  url: string,
  {
    connections,
    seconds,
    headers = [],
    posts,
  }: { connections: number; seconds: number; headers?: string[]; posts?: string },
): Promise<Load> {
  const { stdout } = await run("wrk", [
    ...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"],
    ...headers.flatMap((header) => ["-H", header]),
    ...(posts ? ["-s", path.join(import.meta.dirname, "posts.lua"), url, posts] : [url]),
  ]);
  const share = (percent: number) => {
    const [, value, unit = ""] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * (UNITS[unit] ?? Number.NaN);
  };
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0;
  const broken = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: share(50),
    p99: share(99),
    errors: Number(refused) + broken.reduce((sum, each) => sum + Number(each), 0),
    count: Number(/(\d+) requests in/.exec(stdout)?.[1]),
  };
}
