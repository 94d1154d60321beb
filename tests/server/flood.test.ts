import { expect, it } from "vitest";
import { postBad } from "../support/bad-posts.ts";
import { burst, memoryOf } from "../support/burst.ts";
import { startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const LEADS = 10_000;
const BAD_POSTS = 10_000;
const CONNECTIONS = 50;
/** Garbage not yet collected makes two measurements differ by this much. */
const SWING_MB = 40;
const REST_MB = 150;

it("10,000 leads over 50 connections cause no error, and memory stays flat, also over 10,000 bad posts", async () => {
  await using server = await startServer(await makeSite());
  const rest = await memoryOf(server.url);
  expect(rest).toBeLessThan(REST_MB);

  const first = await burst(server.url, { count: LEADS / 2, connections: CONNECTIONS, name: "first" });
  const before = await memoryOf(server.url);
  const second = await burst(server.url, { count: LEADS / 2, connections: CONNECTIONS, name: "second" });
  const after = await memoryOf(server.url);
  expect([...first, ...second].filter(({ status }) => status !== 200)).toEqual([]);
  expect(after - before).toBeLessThan(SWING_MB);

  expect(await postBad(server.url, BAD_POSTS / 2, CONNECTIONS)).toEqual([400, 413, 422]);
  const during = await memoryOf(server.url);
  await postBad(server.url, BAD_POSTS / 2, CONNECTIONS);
  const end = await memoryOf(server.url);
  console.log(
    `memory: rest ${rest.toFixed()}, 5,000 leads ${before.toFixed()}, 10,000 leads ${after.toFixed()}, ` +
      `5,000 bad posts ${during.toFixed()}, 10,000 bad posts ${end.toFixed()} MB`,
  );
  expect(end - during).toBeLessThan(SWING_MB);
  expect(end - rest).toBeLessThan(2 * SWING_MB);
}, 240_000);
