import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { buildSettings } from "../build.config.ts";
import { ourPath, run } from "./run.ts";

const SINK_PORT = 2525;
const PAGES = "http://localhost:5173";
const root = join(import.meta.dirname, "..");
const relayPort = new URL(buildSettings(process.env).devServer).port;

/** Takes every mail and prints it. */
function startMailSink() {
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
  sink.listen(SINK_PORT, "127.0.0.1");
}

/**
 * The relay alone: Vite serves the pages, so its site is one line. It has a store of its own, as what the sink takes
 * counts as delivered.
 */
function startRelay() {
  const folder = join(root, ".react-router/relay");
  mkdirSync(join(folder, "build/client"), { recursive: true });
  writeFileSync(join(folder, "build/stamp"), "");
  writeFileSync(join(folder, "build/client/index.html"), `<title>Relay</title>The pages are at ${PAGES}.`);
  spawn("node", [join(root, "server/main.ts")], {
    cwd: folder,
    stdio: "inherit",
    env: {
      ...ourPath,
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: "",
      SMTP_URL: `smtp://127.0.0.1:${SINK_PORT}`,
      PORT: relayPort,
      SITE_URL: PAGES,
    },
  });
}

process.chdir(root);
await run("node", ["art/draw.ts"]);
await run("node", ["scripts/cut-fonts.ts"]);
startMailSink();
startRelay();
await run("react-router", ["dev"]);
