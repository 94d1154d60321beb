/** A server to compare with, in a process of its own: `node bench/accept-targets.ts control|inside SITE_DIR [SMTP_URL]`. */
import path from "node:path";
import { parseConfig } from "../server/config.ts";
import { createServer } from "../server/http/server.ts";
import { createMail } from "../server/leads/mail.ts";
import type { Outbox } from "../server/leads/outbox.ts";

const [kind, dir = ".", smtpUrl = ""] = process.argv.slice(2);
const from = { name: "", address: "web@example.com" };
const mail = kind === "inside" ? createMail({ smtpUrl, from, mailbox: "info@example.com" }) : undefined;

/** The same server, but a lead is dropped, or mailed before it is answered; nothing is stored. */
const add: Outbox["add"] = async (lead) => {
  const outcome = await mail?.deliver(lead);
  if (outcome && outcome.result !== "delivered") throw new Error("not mailed");
  return lead.id;
};

const server = await createServer({
  config: parseConfig({ PORT: "0", RATE_LIMIT: "0" }),
  outbox: { add } as Outbox,
  buildDir: path.join(dir, "build"),
});
console.log(`Listening on ${await server.listen()}`);
