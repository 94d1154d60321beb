import net from "node:net";
import { expect, it } from "vitest";
import { burst, postBad, type Sent } from "../support/burst.ts";
import { listen } from "../support/listen.ts";
import { startReceiver } from "../support/receiver.ts";
import { startSite, WEBHOOK_SECRET } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const [ROUNDS, CONNECTIONS, LEADS] = [8, 16, 300];
const distinct = (values: unknown[]) => new Set(values.filter(Boolean)).size;
const refused = (sent: Sent[]) => sent.filter(({ status }) => status !== 200);

// `bench/server.ts` measures that memory stays flat meanwhile.
it.concurrent("10,000 leads over 50 connections cause no error, and 10,000 bad posts are each refused", async () => {
  await using server = await startSite();
  expect(refused(await burst(server.url, { count: 10_000, connections: 50 }))).toEqual([]);
  expect(await postBad(server.url, 10_000, 50)).toEqual([400, 413, 422]);
}, 240_000);

it.concurrent("kill -9 in a burst loses no acknowledged lead and doubles none, each of which is then delivered", async () => {
  const dir = await makeSite();
  await using receiver = await startReceiver();
  const channels = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET, NOTIFY_URL: `ntfy:${receiver.url}` };
  const sent: Sent[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startSite(channels, dir);
    let [asked, isOver] = [0, false];
    const enough = Promise.withResolvers<void>();
    const running = burst(server.url, {
      count: 100_000,
      connections: CONNECTIONS,
      name: `round ${round}`,
      // Called before each post: once for every connection, and again after each answer.
      isOver() {
        if (++asked > CONNECTIONS + 15 + 10 * round) enough.resolve();
        return isOver;
      },
    });
    await enough.promise;
    const killed = server.stop("SIGKILL");
    isOver = true;
    await killed;
    sent.push(...(await running));
  }
  await using smtp = await startSmtp();
  await using server = await startSite({ ...channels, SMTP_URL: smtp.url }, dir);
  const kept = await server.kept();
  const ids = new Set(kept.map(({ id }) => id));
  const acknowledged = sent.filter(({ status }) => status === 200);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
  expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(distinct(kept.map(({ fields }) => fields.subject))).toBe(kept.length);

  // Mailed once; a webhook or notice under way at a kill perhaps again.
  await expect.poll(() => smtp.mails.length, { timeout: 120_000 }).toBe(kept.length);
  expect(distinct((await smtp.parsed()).map(({ messageId }) => messageId))).toBe(kept.length);
  const hooked = () => distinct(receiver.taken.map(({ headers }) => headers["webhook-id"]));
  const told = () => distinct(receiver.taken.map(({ body }) => /^Lead (\S+)$/m.exec(body)?.[1]));
  await expect.poll(() => [hooked(), told()], { timeout: 60_000 }).toEqual([kept.length, kept.length]);
}, 240_000);

// `bench/server.ts` measures that visitors wait no longer for it.
it.concurrent("a dead or hanging mail server costs no lead, and all are delivered once it is back", async () => {
  const dead = await startSmtp();
  await dead.stop();
  const mute = net.createServer((socket) => socket.on("error", () => {}));
  await using server = await startSite({ SMTP_URL: dead.url });
  await using hanging = await startSite({ SMTP_URL: `smtp://127.0.0.1:${await listen(mute)}` });
  for (const { url } of [server, hanging])
    expect(refused(await burst(url, { count: LEADS, connections: 8 }))).toEqual([]);
  await hanging.stop("SIGKILL");
  mute.close();
  await using back = await startSmtp({}, {}, dead.port);
  expect((await server.run("retry")).text).toMatch(/^\d+ deliveries are due now/);
  await expect.poll(() => back.mails.length, { timeout: 60_000 }).toBe(LEADS);
  expect(distinct((await back.parsed()).map(({ messageId }) => messageId))).toBe(LEADS);
}, 120_000);
