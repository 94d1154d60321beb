import { checkMail } from "../leads/delivery/mail.ts";
import type { Run } from "./command.ts";

/** Sends a test mail; needs no store. */
export const sendTestMail: Run = async ({ config, out }) => {
  const { smtpUrl, mailFrom: from, mailbox } = config;
  if (!smtpUrl) {
    await out("SMTP_URL is not set, so nothing is mailed.\n");
    return 1;
  }
  const problem = await checkMail({ smtpUrl, from, mailbox });
  if (problem) {
    await out(`No mail could be sent by ${problem}.\n`);
    return 1;
  }
  await out(`A test mail was sent to ${mailbox}. See that it is not in the spam folder.\n`);
  return 0;
};
