import net from "node:net";
import { expect, it } from "vitest";
import type { Outbox } from "../../server/leads/store/outbox.ts";
import { openSqlite } from "../../server/leads/store/sqlite.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { newLead } from "../support/leads.ts";
import { listen } from "../support/listen.ts";
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
  const mails: string[] = [];
  const sockets = new Set<net.Socket>();
  const dripping = new Map<net.Socket, NodeJS.Timeout>();
  let isDripping = true;
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      clearInterval(dripping.get(socket));
      dripping.delete(socket);
    });
    let data: string | undefined;
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith("\r\n.\r\n")) return;
        mails.push(/^Message-ID: (.*)$/im.exec(data)?.[1] ?? "");
        data = undefined;
      } else if (/^EHLO/i.test(chunk.toString()) && isDripping) {
        const timer = setInterval(() => socket.write("250-HELP\r\n"), DRIP_MS);
        dripping.set(socket, timer);
        return;
      } else if (/^DATA/i.test(chunk.toString())) {
        data = "";
        socket.write("354 go\r\n");
        return;
      }
      socket.write("250 ok\r\n");
    });
  });
  return {
    mails,
    dripping,
    url: `smtp://127.0.0.1:${await listen(server)}`,
    recover() {
      isDripping = false;
      for (const [socket, timer] of dripping) {
        clearInterval(timer);
        socket.write("250 ok\r\n");
      }
    },
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it("a timed-out attempt closes its connection, so that each lead arrives once when the peer works again", async () => {
  await using peer = await startDripping();
  await using delivery = await startDelivery([mailTo(peer.url, { times })], { attemptMs: ATTEMPT_MS });
  const leads = Array.from({ length: 9 }, () => newLead({ receivedAt: delivery.now() }));
  for (const lead of leads) await delivery.outbox.add(lead);
  await delivery.pass(0);
  // Nine attempts were given up, five at a time; nothing of them is left at the peer.
  await expect.poll(() => peer.dripping.size).toBe(0);
  peer.recover();
  await delivery.pass(MINUTE);
  expect(peer.mails.toSorted()).toEqual(leads.map(({ id }) => `<${id}@example.com>`).toSorted());
});

it("a stop does not wait for a dripping peer, and its lead is retried after the next start", async () => {
  await using peer = await startDripping();
  const store = await openSqlite(freshDir());
  const outbox: Outbox = { ...store, close: async () => {} };
  const delivery = await startDelivery([mailTo(peer.url)], { outbox });
  const lead = newLead({ receivedAt: delivery.now() });
  await store.add(lead);
  delivery.courier.wake();
  await expect.poll(() => peer.dripping.size).toBe(1);
  const start = performance.now();
  await delivery.stop();
  expect(performance.now() - start).toBeLessThan(8_000);
  expect((await store.get(lead.id))?.deliveries).toMatchObject([{ state: "pending", attempts: 0 }]);
  expect(await store.claim("mail", delivery.now(), 1)).toHaveLength(1);
  await store.close();
});
