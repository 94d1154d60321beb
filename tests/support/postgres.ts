import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { freePort } from "../../scripts/free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: string;
  }
}

const ROOT = "/usr/lib/postgresql";
const START_MS = 20_000;

/** Returns the folder of the newest installed PostgreSQL's programs, or undefined. */
function findPostgres(): string | undefined {
  if (!existsSync(ROOT)) return undefined;
  const versions = readdirSync(ROOT).sort((left, right) => Number(right) - Number(left));
  return versions
    .map((version) => path.join(ROOT, version, "bin"))
    .find((bin) => existsSync(path.join(bin, "initdb")));
}

/** PostgreSQL refuses to run as root, so root runs it as its package's account. */
const unprivileged =
  process.getuid?.() === 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : [];

/** Runs one statement as the superuser, in one of the databases. */
export async function runSql(sql: string, connectionString: string) {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes a new, empty database beside another, and returns its address. */
export async function makeDatabase(beside: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runSql(`CREATE DATABASE ${name}`, beside);
  return new URL(`/${name}`, beside).href;
}

/** Starts a real PostgreSQL in a temporary directory, with settings such as "fsync=off". */
export async function startPostgres(...given: string[]) {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is missing: apt-get install postgresql");
  const dir = mkdtempSync(path.join(tmpdir(), "pg-"));
  if (unprivileged.length > 0) {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    chownSync(dir, id("-u"), id("-g"));
  }
  const as = (program: string, args: string[]): [string, string[]] => {
    const [file = "", ...rest] = [...unprivileged, path.join(bin, program), ...args];
    return [file, rest];
  };
  const data = path.join(dir, "data");
  const choices = "-U leads -A trust -E UTF8 --no-locale --no-sync".split(" ");
  const [initdb, initArgs] = as("initdb", ["-D", data, ...choices]);
  execFileSync(initdb, initArgs, { cwd: dir, stdio: "ignore" });

  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", ...given].flatMap((setting) => ["-c", setting]);
  const [postgres, args] = as("postgres", ["-D", data, "-p", String(port), "-k", dir, ...settings]);
  const start = () => spawn(postgres, args, { cwd: dir, stdio: "ignore" });
  let child = start();
  const url = `postgres://leads@127.0.0.1:${port}/postgres`;

  async function started() {
    const deadline = Date.now() + START_MS;
    for (;;) {
      try {
        return await runSql("SELECT 1", url);
      } catch (error) {
        if (Date.now() > deadline || child.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
  /** Ends it without writing anything more. */
  async function kill() {
    const gone = once(child, "close");
    child.kill("SIGQUIT");
    await gone;
  }
  await started();
  return {
    url,
    /** Ends it as a crash does, and starts it again. */
    async crash() {
      await kill();
      child = start();
      await started();
    },
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Starts one PostgreSQL for all tests of the server but those of a crash, where it is installed. */
export default async function sharePostgres({ provide }: TestProject) {
  const postgres = findPostgres() ? await startPostgres("fsync=off") : undefined;
  provide("postgres", postgres?.url ?? "");
  return () => postgres?.[Symbol.asyncDispose]();
}
