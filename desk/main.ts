import { randomInt } from "node:crypto";
import { constants, setPriority } from "node:os";
import { ConfigError, formatCommand, readConfig } from "../leads/config.ts";
import { sendText } from "../leads/delivery/mail.ts";
import { errorCode } from "../leads/error.ts";
import { openExistingStore } from "../leads/store/open-store.ts";
import { StoreError } from "../leads/store/store.ts";
import { createDesk, type DeskOptions } from "./server.ts";
import { deskWords } from "./words.ts";

const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);

async function main() {
  const config = readConfig();
  const { smtpUrl, mailFrom: from, siteUrl, desk } = config;
  if (desk.users.length === 0)
    throw new ConfigError("DESK_PEOPLE must list the emails of those who may sign in, with commas between.");
  // Lets the server go first, as do the threads that this one starts.
  setPriority(constants.priority.PRIORITY_LOW);
  const store = await openExistingStore(config);
  const sendCode: DeskOptions["sendCode"] = (email, code, language) => {
    const command = formatCommand("desk-code ADDRESS");
    if (!smtpUrl) return log(`A code was asked for, but SMTP_URL is not set: \`${command}\` prints one.`);
    const { mailSubject, mailText } = deskWords[language];
    const message = { subject: mailSubject, text: `${code}\n\n${mailText}` };
    // After up to three seconds, or the load would tell a stranger that the email is on the list.
    setTimeout(async () => {
      const problem = await sendText({ smtpUrl, from, mailbox: email, siteUrl }, message);
      if (problem) log(`A code could not be mailed by ${problem}.`);
    }, randomInt(3_000));
  };
  const app = createDesk({ config, store, log, sendCode });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"])
    process.on(signal, async () => {
      await app.close();
      await store.close();
      process.exit(0);
    });
  const address = await app.listen({ host: desk.host, port: desk.port });
  console.log(`The desk is at ${address.replace("127.0.0.1", "localhost")}`);
}

main().catch((error) => {
  const isExpected = error instanceof ConfigError || error instanceof StoreError;
  console.error(isExpected ? error.message : `The desk cannot start (${errorCode(error)}).`);
  process.exit(1);
});
