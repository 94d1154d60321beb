/** The same server, but it mails a lead before it answers and stores nothing: `node bench/mail-inside.ts SITE_DIR SMTP_URL`. */
import path from "node:path";
import { parseConfig } from "../server/config.ts";
import { createServer } from "../server/http/server.ts";
import { createMail } from "../server/leads/delivery/mail.ts";
import type { Outbox } from "../server/leads/store/outbox.ts";

const [dir = ".", smtpUrl = ""] = process.argv.slice(2);
const from = { name: "", address: "web@example.com" };
const mail = createMail({ smtpUrl, from, mailbox: "info@example.com" });

const never = new AbortController().signal;

const add: Outbox["add"] = async (lead) => {
  const { result } = await mail.deliver(lead, never);
  if (result !== "delivered") throw new Error("not mailed");
  return lead.id;
};

const server = await createServer({
  config: parseConfig({ PORT: "0", RATE_LIMIT: "0" }),
  outbox: { add } as Outbox,
  buildDir: path.join(dir, "build"),
});
console.log(`Listening on ${await server.listen()}`);
