import { ALARM, type Config } from "../config.ts";
import type { ChannelName } from "../lead.ts";
import type { Channel } from "./channel.ts";
import { createChat } from "./chat.ts";
import { createMail } from "./mail.ts";
import { createWebhook } from "./webhook.ts";

/** Returns the channel of ALARM_URL. A second mail server is written to from the address that logs in there, if it is one. */
function alarmChannel({ alarm, mailFrom, mailbox, siteUrl }: Config): Channel[] {
  if (!alarm) return [];
  if ("service" in alarm) return [createChat(alarm)];
  const { smtpUrl } = alarm;
  const { username, searchParams } = new URL(smtpUrl);
  const user = decodeURIComponent(username);
  const from = user.includes("@") ? { ...mailFrom, address: user } : mailFrom;
  return [createMail({ name: ALARM, smtpUrl, from, mailbox: searchParams.get("to") ?? mailbox, siteUrl })];
}

export function createChannels(config: Config): Channel[] {
  const { smtpUrl, mailFrom: from, mailbox, siteUrl, webhook, chats } = config;
  const deskUrl = config.desk.url;
  return [
    ...(smtpUrl ? [createMail({ smtpUrl, from, mailbox, siteUrl, deskUrl })] : []),
    ...(webhook ? [createWebhook(webhook)] : []),
    ...chats.map((chat) => createChat(chat, deskUrl)),
    ...alarmChannel(config),
  ];
}

/**
 * Returns the names of the channels of a new lead. Mail is always among them, so that leads from before SMTP_URL was
 * set are mailed once it is. Deliveries of a channel that is not set up wait and are not counted.
 */
export const leadChannels = ({ webhook, chats }: Config): ChannelName[] => [
  "mail",
  ...(webhook ? ["webhook"] : []),
  ...chats.map(({ name }) => name),
];
