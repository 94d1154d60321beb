import net from "node:net";
import { expect, it } from "vitest";
import { burst, inParallel, type Sent } from "../support/burst.ts";
import { listen } from "../support/listen.ts";
import { startReceiver } from "../support/receiver.ts";
import { contactBody, post, startSite, WEBHOOK_SECRET } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const [ROUNDS, CONNECTIONS] = [6, 16];
const distinct = (values: unknown[]) => new Set(values.filter(Boolean)).size;

/** Bodies that no form sends, some over the size limit. */
const bad = [
  "{",
  "[".repeat(30_000),
  `{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
  { a: "x".repeat(60_000) },
  Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, index])),
  { ...contactBody(), email: "x".repeat(50_000) },
  "y".repeat(95_000),
].map((body) => (typeof body === "string" ? body : JSON.stringify(body)));

it("2,000 leads over 50 connections cause no error, and 2,000 bad posts are each refused", async () => {
  await using server = await startSite();
  const sent = await burst(server.url, { count: 2_000, connections: 50 });
  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  const statuses = new Set<number>();
  await inParallel(50, 2_000, async (index) => {
    const response = await post(server.url, bad[index % bad.length]);
    await response.arrayBuffer();
    statuses.add(response.status);
  });
  expect(statuses).toEqual(new Set([400, 413, 422]));
}, 240_000);

it("a kill -9 in a burst loses no acknowledged lead and doubles none, whatever becomes of mail meanwhile", async () => {
  const dir = await makeSite();
  await using receiver = await startReceiver();
  const channels = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET, NOTIFY_URL: `ntfy:${receiver.url}` };
  const mute = net.createServer((socket) => socket.on("error", () => {}));
  const hanging = `smtp://127.0.0.1:${await listen(mute)}`;
  const mailServers = ["", "smtp://127.0.0.1:1", hanging];
  const sent: Sent[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const SMTP_URL = mailServers[round % mailServers.length];
    const server = await startSite({ ...channels, SMTP_URL }, dir);
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
  mute.close();
  await using smtp = await startSmtp();
  await using server = await startSite({ ...channels, SMTP_URL: smtp.url }, dir);
  const kept = await server.storedLeads();
  const ids = new Set(kept.map(({ id }) => id));
  const acknowledged = sent.filter(({ status }) => status === 200);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
  expect(sent.filter(({ status }) => ![0, 200].includes(status))).toEqual([]);
  expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(distinct(kept.map(({ fields }) => fields.subject))).toBe(kept.length);

  // Mailed once; a webhook or notice under way at a kill perhaps again.
  await expect.poll(() => smtp.mails.length, { timeout: 120_000 }).toBe(kept.length);
  expect(distinct((await smtp.parsed()).map(({ messageId }) => messageId))).toBe(kept.length);
  const hooked = () => distinct(receiver.taken.map(({ headers }) => headers["webhook-id"]));
  const chatted = () => distinct(receiver.taken.map(({ body }) => /^Lead (\S+)$/m.exec(body)?.[1]));
  await expect.poll(() => [hooked(), chatted()], { timeout: 60_000 }).toEqual([kept.length, kept.length]);
}, 240_000);
