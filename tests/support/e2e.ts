import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";

const root = join(import.meta.dirname, "../..");

/** The built site behind the real server, with a real SMTP peer beside it. */
export interface Site {
  url: string;
  mailbox: Mailbox;
  dataDir: string;
  /** Starts the server again on the same store after `kill`. */
  restart: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
}

/** Starts `server/main.ts` on a free port; `env` overrides its settings. */
export async function startSite(
  env: Record<string, string> = {},
): Promise<Site & { stop: () => Promise<void> }> {
  const port = await freePort();
  const mailbox = await startMailbox();
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;

  async function start() {
    child = spawn(process.execPath, [join(root, "server/main.ts")], {
      env: {
        ...process.env,
        PORT: String(port),
        SITE_URL: url,
        DATA_DIR: dataDir,
        SMTP_URL: mailbox.url,
        MAIL_FROM: "site@example.com",
        RATE_LIMIT: "100000",
        ...env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    for await (const chunk of child.stdout ?? []) {
      said += chunk;
      if (said.includes(url)) break;
    }
    if (!said.includes(url)) throw new Error(`The server did not start: ${said}`);
    child.stdout?.resume();
  }
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }

  await start();
  return {
    url,
    mailbox,
    dataDir,
    restart: start,
    kill: () => end("SIGKILL"),
    async stop() {
      await end("SIGTERM");
      await mailbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Fixtures {
  /** Console errors and page errors of this test; none may be left at its end. */
  complaints: string[];
}

/** Every test gets the running site as `site` and fails on an unexpected console error or policy violation. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
