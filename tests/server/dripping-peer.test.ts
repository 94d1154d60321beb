import type net from "node:net";
import { expect, it } from "vitest";
import type { Outbox } from "../../leads/store/outbox.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { startRawSmtp } from "../support/raw-smtp.ts";
import { freshDir } from "../support/server.ts";

const MINUTE = 60_000;
const DRIP_MS = 50;
/** Long enough for a mail on a busy machine. */
const ATTEMPT_MS = 2_000;
/** Longer than an attempt, so that only its end can give up a peer, on a busy machine too. */
const SILENCE_MS = 10_000;
const times = { connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS, socketTimeout: SILENCE_MS };

/** Starts an SMTP peer that drips its answer to EHLO line by line until `recover`, and then works, also where it dripped. */
async function startDripping() {
  const dripping = new Map<net.Socket, NodeJS.Timeout>();
  let isDripping = true;
  const peer = await startRawSmtp((verb, socket) => {
    if (verb !== "EHLO" || !isDripping) return false;
    const timer = setInterval(() => socket.write("250-HELP\r\n"), DRIP_MS);
    dripping.set(socket, timer);
    socket.on("close", () => {
      clearInterval(timer);
      dripping.delete(socket);
    });
    return true;
  });
  function recover() {
    isDripping = false;
    for (const [socket, timer] of dripping) {
      clearInterval(timer);
      socket.write("250 ok\r\n");
    }
  }
  return { ...peer, dripping, recover };
}

it("a timed-out attempt closes its connection, so that each lead arrives once when the peer works again", async () => {
  using peer = await startDripping();
  await using delivery = await startDelivery([mailTo(peer.url, { times })], { attemptMs: ATTEMPT_MS });
  const ids: string[] = [];
  for (let count = 0; count < 9; count++) ids.push((await delivery.add()).id);
  await delivery.pass(0);
  // Nine attempts were given up, five at a time; nothing of them is left at the peer.
  await expect.poll(() => peer.dripping.size).toBe(0);
  peer.recover();
  await delivery.pass(MINUTE);
  expect(peer.mails.toSorted()).toEqual(ids.map((id) => `<${id}@example.com>`).toSorted());
});

it("a stop does not wait for a dripping peer, and its lead is retried after the next start", async () => {
  using peer = await startDripping();
  const store = await openSqlite(freshDir());
  const outbox: Outbox = { ...store, close: async () => {} };
  const delivery = await startDelivery([mailTo(peer.url)], { outbox });
  const lead = await delivery.add();
  delivery.courier.wake();
  await expect.poll(() => peer.dripping.size).toBe(1);
  const start = performance.now();
  await delivery.stop();
  expect(performance.now() - start).toBeLessThan(8_000);
  expect(await delivery.deliveriesOf(lead)).toMatchObject([{ state: "pending", attempts: 0 }]);
  expect(await store.claim("mail", delivery.now(), 1)).toHaveLength(1);
  await store.close();
});
