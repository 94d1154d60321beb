import type { Config } from "../config.ts";
import type { Channel } from "./channel.ts";
import { createMail } from "./mail.ts";
import { createWebhook } from "./webhook.ts";

/** The ways out that are set up. */
export function channelsOf(config: Config): Channel[] {
  const { smtpUrl, mailFrom: from, mailbox, webhook } = config;
  return [
    ...(smtpUrl ? [createMail({ smtpUrl, from, mailbox })] : []),
    ...(webhook ? [createWebhook(webhook)] : []),
  ];
}
