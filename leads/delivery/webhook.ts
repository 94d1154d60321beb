import { createHmac } from "node:crypto";
import type { Deliverable } from "../store/store.ts";
import { type Channel, post } from "./channel.ts";
import { retryDelays } from "./schedule.ts";

/** Returns the body that a receiver gets: the same bytes on every attempt, unless the lead was corrected meanwhile. */
function webhookBody(message: Deliverable): string {
  const timestamp = (ms: number) => new Date(ms).toISOString();
  if ("text" in message) {
    const { id, subject, text, at } = message;
    return JSON.stringify({ type: "notice", timestamp: timestamp(at), data: { id, subject, text } });
  }
  const { id, kind, person, origin, fields } = message;
  const receivedAt = timestamp(message.receivedAt);
  const data = { id, kind, receivedAt, person, origin, fields };
  return JSON.stringify({ type: "lead.received", timestamp: receivedAt, data });
}

/** Returns the headers of Standard Webhooks 1.0.0, symmetric: HMAC-SHA-256 over `id.timestamp.body`. */
function webhookHeaders(id: string, seconds: number, body: string, secret: Buffer) {
  const signature = createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": `v1,${signature}` };
}

export const createWebhook = ({ url, secret }: { url: string; secret: Buffer }): Channel => ({
  name: "webhook",
  retryDelays: retryDelays.webhook,
  concurrency: 5,
  deliver(message, signal) {
    const body = webhookBody(message);
    const signed = webhookHeaders(message.id, Math.floor(Date.now() / 1000), body, secret);
    return post(url, { headers: { "content-type": "application/json", ...signed }, body }, signal);
  },
});
