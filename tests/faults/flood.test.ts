import { expect, it } from "vitest";
import { burst, memoryOf } from "../support/burst.ts";
import { contactBody, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const LEADS = 10_000;
const BAD_POSTS = 10_000;
const CONNECTIONS = 50;
/** What the garbage collector leaves lying about between two looks. */
const SWING_MB = 40;

const bad: unknown[] = [
  "{",
  "[".repeat(30_000),
  `{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
  { a: "x".repeat(60_000) },
  Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, index])),
  { ...contactBody(), email: "x".repeat(50_000) },
  contactBody({ message: "y".repeat(19_000) }).message.repeat(5),
];

it("10,000 leads over 50 connections meet no error, and neither they nor 10,000 bad posts stay in memory", async () => {
  const server = await startServer(await makeSite());
  const rest = await memoryOf(server.url);
  expect(rest).toBeLessThan(150);

  const warm = await burst(server.url, { count: LEADS / 2, connections: CONNECTIONS, name: "first" });
  const before = await memoryOf(server.url);
  const rest2 = await burst(server.url, { count: LEADS / 2, connections: CONNECTIONS, name: "second" });
  const after = await memoryOf(server.url);
  expect([...warm, ...rest2].filter(({ status }) => status !== 200)).toEqual([]);
  expect(after - before).toBeLessThan(SWING_MB);

  let next = 0;
  const statuses = new Set<number>();
  async function work() {
    while (next < BAD_POSTS) {
      const response = await post(server.url, bad[next++ % bad.length]);
      await response.arrayBuffer();
      statuses.add(response.status);
    }
  }
  const half = Array.from({ length: CONNECTIONS }, work);
  await expect.poll(() => next, { timeout: 60_000, interval: 20 }).toBeGreaterThan(BAD_POSTS / 2);
  const during = await memoryOf(server.url);
  await Promise.all(half);
  const end = await memoryOf(server.url);
  console.log(
    `memory: rest ${rest.toFixed()}, 5,000 leads ${before.toFixed()}, 10,000 leads ${after.toFixed()}, ` +
      `5,000 bad posts ${during.toFixed()}, 10,000 bad posts ${end.toFixed()} MB`,
  );
  expect([...statuses].sort()).toEqual([400, 413, 422]);
  expect(end - during).toBeLessThan(SWING_MB);
  await server.stop();
}, 120_000);
