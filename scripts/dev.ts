import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { OWNER_DIR, PUBLIC_DIR } from "../settings/read-settings.ts";
import { STAMP } from "./build-fingerprint.ts";
import { subsetFonts } from "./fonts.ts";
import { freePort, portProblem } from "./free-port.ts";
import { writePublicFiles } from "./images.ts";
import { toolEnv } from "./run.ts";

const root = join(import.meta.dirname, "..");
const port = Number(process.env.PORT || 5173);
const pages = `http://localhost:${port}`;
/** The folders that the relay reads. */
const watched = ["server", "leads", "contract", "settings", OWNER_DIR].map(
  (folder) => `--watch-path=${resolve(root, folder)}`,
);
/** Unset, so that a lead of development reaches no store, chat or relay of the real site, even with its `.env`. */
const onlyHere = {
  HOST: "",
  DATABASE_URL: "",
  WEBHOOK_URL: "",
  WEBHOOK_SECRET: "",
  NOTIFY_URL: "",
  ALARM_URL: "",
  RELAY_URL: "",
};
const children: ChildProcess[] = [];
/** Longer than a stop of the server takes. */
const STOP_MS = 12_000;

/** Starts a tool in a process group of its own, so that the processes it starts end with it. */
function start(command: string, args: string[], cwd: string, env: Record<string, string>) {
  const child = spawn(command, args, { cwd, stdio: "inherit", detached: true, env: { ...toolEnv, ...env } });
  child.once("exit", (code) => {
    if (code) process.exitCode = code;
    stop();
  });
  children.push(child);
}

/** Ends everything that was started; the first to end takes the others along. `node --watch` may miss a signal as it restarts. */
function stop() {
  const ending = children.splice(0);
  const end = (signal: NodeJS.Signals) => {
    for (const { pid, exitCode, signalCode } of ending)
      if (pid && exitCode === null && signalCode === null) process.kill(-pid, signal);
  };
  end("SIGTERM");
  setTimeout(end, STOP_MS, "SIGKILL").unref();
  sink.close();
}

/** Takes every mail and prints it. */
const sink = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  async onData(stream, session, done) {
    const mail = await PostalMime.parse(await buffer(stream));
    const to = session.envelope.rcptTo.map(({ address }) => address).join(", ");
    console.log(`\nMail to ${to}, reply to ${mail.replyTo?.[0]?.address}\n${mail.subject}\n\n${mail.text}`);
    done();
  },
});
sink.on("error", (error) => console.error(`Mail sink: ${error.message}`));

/**
 * Starts the relay alone, and again when a file changes that it reads. Vite serves the pages, so its site is one line.
 * It has a store of its own, as what the sink takes counts as delivered.
 */
function startRelay(relayPort: string, smtpUrl: string) {
  const folder = join(root, ".cache/relay");
  // A store of a version with other tables would not open.
  rmSync(join(folder, "data"), { recursive: true, force: true });
  mkdirSync(join(folder, "build/client"), { recursive: true });
  writeFileSync(join(folder, "build", STAMP), "");
  writeFileSync(join(folder, "build/client/index.html"), `<title>Relay</title>The pages are at ${pages}.`);
  start("node", [...watched, "--watch-preserve-output", join(root, "server/main.ts")], folder, {
    ...onlyHere,
    DATA_DIR: join(folder, "data"),
    SMTP_URL: smtpUrl,
    PORT: relayPort,
    SITE_URL: pages,
  });
}

const problem = await portProblem(port, "localhost", "npm run dev");
if (problem) {
  console.error(problem);
  process.exit(1);
}
console.log(`The pages will be at ${pages}. The log of the relay and each mail are printed here.`);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
process.chdir(root);
await rm(PUBLIC_DIR, { recursive: true, force: true });
await writePublicFiles(PUBLIC_DIR);
await subsetFonts();
const smtp = sink.listen(0, "127.0.0.1");
await once(smtp, "listening");
const bound = smtp.address();
const relayPort = String(await freePort());
startRelay(relayPort, `smtp://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`);
start("vite", ["--port", String(port)], root, { ...onlyHere, DEV_RELAY: `http://127.0.0.1:${relayPort}` });
