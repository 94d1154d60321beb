import { createHmac } from "node:crypto";
import type { Message } from "../store/outbox.ts";
import { type Channel, post, TIMEOUT_MS } from "./channel.ts";
import { waits } from "./schedule.ts";

const AT_ONCE = 5;

/** Returns the body that a receiver gets, the same bytes on every attempt. */
export function webhookBody(message: Message): string {
  if ("text" in message) {
    const { id, subject, text, at } = message;
    return JSON.stringify({
      type: "notice",
      timestamp: new Date(at).toISOString(),
      data: { id, subject, text },
    });
  }
  const { id, kind, receivedAt, person, origin, fields } = message;
  const timestamp = new Date(receivedAt).toISOString();
  const data = { id, kind, receivedAt: timestamp, person, origin, fields };
  return JSON.stringify({ type: "lead.received", timestamp, data });
}

/** Returns the headers of Standard Webhooks 1.0.0, symmetric: HMAC-SHA-256 over `id.timestamp.body`. */
export function webhookHeaders(id: string, seconds: number, body: string, secret: Buffer) {
  const signature = createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": `v1,${signature}` };
}

export interface WebhookOptions {
  url: string;
  secret: Buffer;
  timeoutMs?: number;
}

export const createWebhook = ({ url, secret, timeoutMs = TIMEOUT_MS }: WebhookOptions): Channel => ({
  name: "webhook",
  waits: waits.webhook,
  concurrency: AT_ONCE,
  deliver(message, signal) {
    const body = webhookBody(message);
    return post(url, {
      headers: {
        "content-type": "application/json",
        ...webhookHeaders(message.id, Math.floor(Date.now() / 1000), body, secret),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
  },
});
