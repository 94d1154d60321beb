import { formPaths } from "../../contract/form-paths.ts";
import { languages, localPath } from "../../contract/language.ts";
import { countries } from "../../contract/options.ts";
import type { Chat } from "../config.ts";
import { formNameOf } from "../lead.ts";
import type { Deliverable } from "../store/store.ts";
import { type Channel, type Post, post } from "./channel.ts";
import { retryDelays } from "./schedule.ts";

const paths = Object.values(formPaths);
const pages = new Set<string>(paths.flatMap((path) => languages.map((code) => localPath(path, code))));

/** Returns the text of a lead: its form, country, page and id, and nothing that a visitor wrote or could have written. */
function chatText(message: Deliverable, deskUrl?: string): string {
  if ("text" in message) return message.text;
  const { id, person, origin } = message;
  const country = countries.find((name) => name === person.country);
  return [
    formNameOf(message),
    country && `Country: ${country}`,
    pages.has(origin.page) && `Page: ${origin.page}`,
    deskUrl ? `${deskUrl}/leads/${id}` : `Lead ${id}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Returns a message of the Workflows of Teams, which shows adaptive cards only. A line break in a text block is an empty line. */
function card(text: string) {
  const body = text
    .split("\n")
    .map((line) => ({ type: "TextBlock", text: line, wrap: true, spacing: "None" }));
  const $schema = "http://adaptivecards.io/schemas/adaptive-card.json";
  const content = { $schema, type: "AdaptiveCard", version: "1.4", body };
  const contentType = "application/vnd.microsoft.card.adaptive";
  return { type: "message", attachments: [{ contentType, content }] };
}

const headers = { "content-type": "application/json" };
const json = (body: object): Post => ({ headers, body: JSON.stringify(body) });
const plainText = (body: string): Post => ({
  headers: { "content-type": "text/plain; charset=utf-8" },
  body,
});

const requests: Record<Chat["service"], (text: string) => Post> = {
  slack: (text) => json({ text }),
  teams: (text) => json(card(text)),
  ntfy: plainText,
};

/** Posts a note of each lead to a chat, without personal data. */
export const createChat = ({ name, service, url }: Chat, deskUrl?: string): Channel => ({
  name,
  retryDelays: retryDelays.webhook,
  concurrency: 2,
  deliver: (lead, signal) => post(url, requests[service](chatText(lead, deskUrl)), signal),
});
