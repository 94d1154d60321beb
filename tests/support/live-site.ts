import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { freshDir, startServer } from "./server.ts";

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

/** Starts the server on a free port in front of the built site; `env` overrides its settings. */
export async function startSite(
  env: Record<string, string> = {},
): Promise<Site & { stop: () => Promise<void> }> {
  const port = String(await freePort());
  const mailbox = await startMailbox();
  const dataDir = freshDir();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: port, SITE_URL: url, DATA_DIR: dataDir, SMTP_URL: mailbox.url, ...env };
  let server = await startServer(root, settings);
  return {
    url,
    mailbox,
    dataDir,
    async restart() {
      server = await startServer(root, settings);
    },
    kill: async () => {
      await server.stop("SIGKILL");
    },
    async stop() {
      await server.stop();
      await mailbox.down();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
