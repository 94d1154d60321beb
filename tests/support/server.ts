import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { CliContext } from "../../cli/command.ts";
import { commands } from "../../cli/commands.ts";
import { payloadOf } from "../../contract/kinds.ts";
import { samples } from "../../contract/samples.ts";
import { parseConfig } from "../../leads/config.ts";
import type { StoredLead } from "../../leads/lead.ts";
import { site } from "../../settings/site.js";
import { makeSite } from "./site.ts";

/** The program that is the server. */
export const mainFile = path.resolve(import.meta.dirname, "../../server/main.ts");
const START_MS = 60_000;
const STOP_MS = 10_000;

type Env = Record<string, string | undefined>;
/** Of every server that tests start. */
export const METRICS_TOKEN = "a token of some length";
export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** A server in a process of its own, which a test may kill. */
export interface ServerProcess extends AsyncDisposable {
  child: ChildProcess;
  url: string;
  /** Returns everything it has printed to both streams. */
  output: () => string;
  /** Sends a signal and resolves to the exit code; rejects when the server has not ended after ten seconds. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts `node server/main.ts`, of this checkout or another, in a directory that holds a built site, and waits for its address.
 * @throws Error with its output when it ends instead
 */
export async function startServer(cwd: string, env: Env = {}, main = mainFile): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, PORT: "0", RATE_LIMIT: "0", METRICS_TOKEN, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
  let isListening = false;
  const read = (chunk: Buffer) => {
    printed += chunk;
    if (isListening) return;
    const [, address] = /^Listening on (\S+)$/m.exec(printed) ?? [];
    if (!address) return;
    isListening = true;
    resolve(address);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  child.on("close", (code) => reject(new Error(`ended with ${code}: ${printed}`)));
  const url = await promise.finally(() => clearTimeout(timer));
  async function stop(signal: NodeJS.Signals = "SIGTERM") {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, "close", { signal: AbortSignal.timeout(STOP_MS) });
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
  return { child, url, output: () => printed, stop, [Symbol.asyncDispose]: async () => void (await stop()) };
}

/** Runs the operator's command and returns its exit code and output. */
export async function leads(cwd: string, args: string[], env: Env = {}) {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, "../../cli/main.ts"), ...args], {
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = once(child, "close");
  const [stdout, stderr] = await Promise.all([buffer(child.stdout), buffer(child.stderr), gone]);
  return { code: child.exitCode, stdout: String(stdout), stderr: String(stderr) };
}

/** Runs the operator's command in this process, which is sooner. */
export async function runCommand(name: string, env: Env, given: Partial<CliContext> = {}) {
  let text = "";
  const out = async (piece: string) => {
    text += piece;
  };
  const config = parseConfig(env);
  const code = await commands[name]?.run({ config, target: undefined, values: {}, out, ...given });
  return { code, text };
}

/** Starts a server with a small site in a folder of its own, or again in one that it had. */
export async function startSite(env: Env = {}, given?: string) {
  const dir = given ?? (await makeSite());
  const server = await startServer(dir, env);
  const storeEnv = { DATA_DIR: path.join(dir, "data"), ...env };
  return {
    ...server,
    dir,
    /** Runs a command in this process beside the server. */
    run: (name: string, target?: string, values: CliContext["values"] = {}) =>
      runCommand(name, storeEnv, { target, values }),
    /** Posts a contact form that differs in some fields. */
    post: (fields: Record<string, unknown> = {}, headers = {}) =>
      post(server.url, contactBody(fields), headers),
    status: async (path: string) => (await fetch(server.url + path)).status,
    /** Returns the leads of the store, also after the end of the server. */
    storedLeads: async (): Promise<(StoredLead & { state: string })[]> =>
      JSON.parse((await runCommand("export", storeEnv)).text),
  };
}

/** Returns the text of a server's metrics. */
export async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
}

/** Returns the body that the contact page sends, with some fields replaced. */
export const contactBody = (fields: Record<string, unknown> = {}) =>
  payloadOf("contact", { ...samples.contact, ...fields }, site.mailbox);

/** Posts a body as the page does. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${url}/ajax/${site.mailbox}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Posts a form as a browser without scripts does. */
export function postForm(url: string, form: Record<string, string> | [string, string][], headers = {}) {
  return fetch(`${url}/${site.mailbox}`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, ...headers },
    body: new URLSearchParams(form),
  });
}

export const freshDir = () => mkdtempSync(path.join(tmpdir(), "leads-"));
