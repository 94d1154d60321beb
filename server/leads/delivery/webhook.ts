import { createHmac } from "node:crypto";
import { faultOf } from "../fault.ts";
import type { Lead } from "../lead.ts";
import type { Channel, Outcome } from "./channel.ts";
import { waits } from "./schedule.ts";

const TIMEOUT_MS = 15_000;
const AT_ONCE = 5;
const GONE = 410;

/** Returns the body that a receiver gets, the same bytes on every attempt. */
export function webhookBody({ id, kind, receivedAt, fields }: Lead): string {
  const timestamp = new Date(receivedAt).toISOString();
  return JSON.stringify({
    type: "lead.received",
    timestamp,
    data: { id, kind, receivedAt: timestamp, fields },
  });
}

/** Returns the headers of Standard Webhooks 1.0.0, symmetric: HMAC-SHA-256 over `id.timestamp.body`. */
export function webhookHeaders(id: string, seconds: number, body: string, secret: Buffer) {
  const signature = createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": `v1,${signature}`,
  };
}

export interface WebhookOptions {
  url: string;
  secret: Buffer;
  timeoutMs?: number;
}

/** Returns why `fetch` failed: the code of the network error that it wraps, or its own name. */
function fetchErrorOf(error: unknown): string {
  const cause = error instanceof Error ? faultOf(error.cause) : undefined;
  return cause?.code ?? faultOf(error).name;
}

/** Posts each lead to the owner's own address. */
export function createWebhook({ url, secret, timeoutMs = TIMEOUT_MS }: WebhookOptions): Channel {
  return {
    name: "webhook",
    waits: waits.webhook,
    concurrency: AT_ONCE,
    async deliver(lead, signal): Promise<Outcome> {
      const body = webhookBody(lead);
      try {
        const response = await fetch(url, {
          method: "POST",
          redirect: "manual",
          headers: {
            "content-type": "application/json",
            ...webhookHeaders(lead.id, Math.floor(Date.now() / 1000), body, secret),
          },
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        });
        await response.body?.cancel();
        if (response.ok) return { result: "delivered" };
        const problem = `receiver answered ${response.status}`;
        return { result: response.status === GONE ? "gone" : "retry", problem };
      } catch (error) {
        return { result: "retry", problem: `receiver not reached (${fetchErrorOf(error)})` };
      }
    },
    close() {},
  };
}
