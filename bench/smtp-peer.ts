/** A real SMTP server in a process of its own: `node bench/smtp-peer.ts [MILLISECONDS a mail takes]`. */
import { setTimeout as wait } from "node:timers/promises";
import { startSmtp } from "../tests/support/smtp.ts";

const delay = Number(process.argv[2] ?? 0);
const peer = await startSmtp({
  async onData() {
    peer.mails.length = 0;
    if (delay > 0) await wait(delay);
    return undefined;
  },
});
console.log(`Listening on ${peer.url}`);
