import type { Dns } from "../leads/delivery/dns.ts";
import { checkMail } from "../leads/delivery/mail.ts";
import { describeDomain } from "../leads/delivery/mail-domain.ts";
import type { Run } from "./command.ts";

/** Sends a test mail, then says whether DNS lets the sender in; needs no store. */
export const sendTestMail =
  (dns: Dns): Run =>
  async ({ config, out }) => {
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
    const domain = from.address.slice(from.address.lastIndexOf("@") + 1).toLowerCase();
    const lines = await describeDomain(domain, new URL(smtpUrl).hostname.replace(/^\[|\]$/g, ""), dns);
    await out(`Whether receivers let mail of ${domain} in:\n${lines.map((line) => `  ${line}\n`).join("")}`);
    return 0;
  };
