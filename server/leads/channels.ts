import type { Config } from "../config.ts";
import type { Channel } from "./channel.ts";
import type { ChannelName } from "./lead.ts";
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

/**
 * The ways out a lead is meant to take. Mail is always one, so that what came before SMTP_URL was set is mailed once it
 * is; deliveries of any other way wait unseen while its setting is taken out.
 */
export const channelNames = ({ webhook }: Config): ChannelName[] =>
  webhook ? ["mail", "webhook"] : ["mail"];
