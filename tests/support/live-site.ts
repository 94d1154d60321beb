import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { freshDir, startServer } from "./server.ts";
import { startSmtp } from "./smtp.ts";

const root = join(import.meta.dirname, "../..");

/** Starts the real server on a free port in front of the built site, and a real SMTP peer beside it. */
export async function startSite() {
  const port = String(await freePort());
  const mailbox = await startSmtp();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = freshDir();
  const env = { PORT: port, SITE_URL: url, DATA_DIR: dataDir, SMTP_URL: mailbox.url };
  const server = await startServer(root, env);
  return {
    url,
    mailbox,
    async [Symbol.asyncDispose]() {
      await server.stop();
      await mailbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type Site = Awaited<ReturnType<typeof startSite>>;
