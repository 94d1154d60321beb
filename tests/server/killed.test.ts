import { expect, it } from "vitest";
import type { Lead } from "../../leads/lead.ts";
import { burst, type Sent } from "../support/burst.ts";
import { startReceiver } from "../support/receiver.ts";
import { leads, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const ROUNDS = 20;
const CONNECTIONS = 16;

it(`loses no acknowledged lead and duplicates none over ${ROUNDS} rounds of kill -9 in a burst`, async () => {
  const dir = await makeSite();
  await using receiver = await startReceiver();
  const channels = {
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
    NOTIFY_URL: `ntfy:${receiver.url}`,
  };
  const sent: Sent[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(dir, channels);
    let isOver = false;
    let asked = 0;
    const enough = Promise.withResolvers<void>();
    const running = burst(server.url, {
      count: 100_000,
      connections: CONNECTIONS,
      name: `round ${round}`,
      // Called before each post: once for every connection, and again after each answer.
      isOver() {
        asked++;
        if (asked > CONNECTIONS + 15 + 4 * round) enough.resolve();
        return isOver;
      },
    });
    await enough.promise;
    const killed = server.stop("SIGKILL");
    isOver = true;
    await killed;
    sent.push(...(await running));
  }
  const acknowledged = sent.filter(({ status }) => status === 200);
  const kept: Pick<Lead, "id" | "fields">[] = JSON.parse((await leads(dir, ["export"])).stdout);
  const ids = new Set(kept.map(({ id }) => id));
  const subjects = new Set(kept.map(({ fields }) => fields.subject));
  const lost = acknowledged.filter(({ id }) => !ids.has(id)).length;
  const doubled = kept.length - subjects.size;
  console.log(`acknowledged ${acknowledged.length}, lost ${lost}, doubled ${doubled}`);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });

  // Every kept lead is also delivered: mailed once, and a webhook or notice under way at a kill perhaps again.
  await using smtp = await startSmtp();
  await using _server = await startServer(dir, { ...channels, SMTP_URL: smtp.url });
  await expect.poll(() => smtp.mails.length, { timeout: 120_000 }).toBe(kept.length);
  const messageIds = (await smtp.parsed()).map(({ messageId }) => messageId);
  expect(new Set(messageIds).size).toBe(kept.length);
  const hooked = () => new Set(receiver.taken.map(({ headers }) => headers["webhook-id"]).filter(Boolean));
  const told = () =>
    new Set(receiver.taken.map(({ body }) => /^Lead (\S+)$/m.exec(body)?.[1]).filter(Boolean));
  await expect
    .poll(() => [hooked().size, told().size], { timeout: 60_000 })
    .toEqual([kept.length, kept.length]);
}, 240_000);
