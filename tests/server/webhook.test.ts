import { createHmac, timingSafeEqual } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { retryDelays } from "../../leads/delivery/schedule.ts";
import { createWebhook } from "../../leads/delivery/webhook.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { type Delivered, startReceiver } from "../support/receiver.ts";
import { startSmtp } from "../support/smtp.ts";

const secret = Buffer.alloc(32, 7);

/** Verifies a signature as the Standard Webhooks specification asks of receivers. */
function verifies({ headers, body }: Delivered): boolean {
  const [version, signature = ""] = String(headers["webhook-signature"]).split(",");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = createHmac("sha256", secret).update(signed).digest();
  const age = Math.abs(Date.now() / 1000 - Number(headers["webhook-timestamp"]));
  return version === "v1" && age < 300 && timingSafeEqual(expected, Buffer.from(signature, "base64"));
}

async function start(statusOf?: (index: number) => number) {
  const receiver = await startReceiver(statusOf);
  const delivery = await startDelivery([createWebhook({ url: receiver.url, secret })]);
  const lead = await delivery.add({ channels: ["webhook"] });
  const stateOf = async () => (await delivery.deliveriesOf(lead))?.[0];
  onTestFinished(async () => {
    await delivery.stop();
    await receiver.stop();
  });
  return { receiver, delivery, lead, stateOf };
}

it("signs every attempt, and sends the same lead under the same id", async () => {
  const { receiver, delivery, lead, stateOf } = await start((index) => (index < 2 ? 500 : 204));
  await delivery.pass(0);
  await delivery.pass(5_000);
  await delivery.pass(5 * 60_000);
  expect(receiver.taken).toHaveLength(3);
  expect(receiver.taken.every(verifies)).toBe(true);
  expect(new Set(receiver.taken.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([lead.id]));
  expect(new Set(receiver.taken.map(({ body }) => body)).size).toBe(1);
  expect(JSON.parse(receiver.taken[0]?.body ?? "")).toMatchObject({
    type: "lead.received",
    data: { id: lead.id, kind: "contact", fields: lead.fields },
  });
  expect(await stateOf()).toMatchObject({ state: "delivered" });
});

it("follows no redirect, and fails the delivery after the last attempt", async () => {
  const { receiver, delivery, stateOf } = await start(() => 302);
  for (const wait of retryDelays.webhook) await delivery.pass(wait);
  expect(receiver.taken).toHaveLength(10);
  expect(await stateOf()).toMatchObject({ state: "failed", problem: "receiver answered 302" });
});

it("sends nothing more after 410 Gone", async () => {
  const { receiver, delivery, stateOf } = await start(() => 410);
  await delivery.pass(0);
  await delivery.add({ channels: ["webhook"] });
  await delivery.pass(0);
  expect(receiver.taken).toHaveLength(1);
  expect(await stateOf()).toMatchObject({ state: "failed" });
  expect(await delivery.store.queueStats()).toMatchObject([{ state: "failed", count: 2 }]);
});

it.each(["mail", "webhook"] as const)("a dead %s does not delay the other channel", async (dead) => {
  const never = () => new Promise<never>(() => {});
  const smtp = await startSmtp(dead === "mail" ? { onData: never } : {});
  await using receiver = await startReceiver(dead === "webhook" ? never : undefined);
  // Their own times are longer than the test waits: a channel that had to wait for the other one would fail it.
  const channels = [mailTo(smtp.url, { timeouts: {} }), createWebhook({ url: receiver.url, secret })];
  await using delivery = await startDelivery(channels);
  for (let count = 0; count < 20; count++) await delivery.add({ channels: ["mail", "webhook"] });
  delivery.dispatcher.wake();
  const alive = dead === "mail" ? receiver.taken : smtp.mails;
  await expect.poll(() => alive.length).toBe(20);
  await receiver.stop();
});
