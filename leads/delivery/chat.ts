import { formPath } from "../../contract/form-paths.ts";
import { languages, localPath } from "../../contract/language.ts";
import { countries } from "../../contract/options.ts";
import { type ChannelName, formNameOf, type Lead } from "../lead.ts";
import { NOTICE } from "../owner-mail/notice.ts";
import type { Channel } from "./channel.ts";
import { post, TIMEOUT_MS } from "./post.ts";
import { waits } from "./schedule.ts";

/** The chats that can be told. */
export const chatServices = ["slack", "teams", "ntfy"] as const;
export type ChatService = (typeof chatServices)[number];

/** An address of NOTIFY_URL, with the name of its channel. */
export interface Chat {
  name: ChannelName;
  service: ChatService;
  url: string;
}

const AT_ONCE = 2;

const pages = new Set<string>(
  Object.values(formPath).flatMap((path) => languages.map((language) => localPath(path, language))),
);

/** Returns the text of a lead: its form, country, page and id, and nothing that a visitor wrote or could have written. */
function textOf(lead: Lead): string {
  const { person, origin, fields } = lead;
  if (lead.kind === NOTICE) return fields.text ?? "";
  const country = countries.find((one) => one === person.country);
  return [
    formNameOf(lead),
    country && `Country: ${country}`,
    pages.has(origin.page) && `Page: ${origin.page}`,
    `Lead ${lead.id}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** A message of the Workflows of Teams, which shows adaptive cards only. */
const card = (text: string) => ({
  type: "message",
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive",
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.4",
        // A line break in a text block is an empty line.
        body: text
          .split("\n")
          .map((line) => ({ type: "TextBlock", text: line, wrap: true, spacing: "None" })),
      },
    },
  ],
});

const json = (body: object) => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const requests: Record<ChatService, (text: string) => { headers: Record<string, string>; body: string }> = {
  slack: (text) => json({ text }),
  teams: (text) => json(card(text)),
  ntfy: (text) => ({ headers: { "content-type": "text/plain; charset=utf-8" }, body: text }),
};

/** Tells a chat of each lead, without personal data. */
export const createChat = ({ name, service, url }: Chat): Channel => ({
  name,
  waits: waits.webhook,
  concurrency: AT_ONCE,
  deliver: (lead, signal) =>
    post(url, {
      ...requests[service](textOf(lead)),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }),
});
