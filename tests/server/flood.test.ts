import { expect, it } from "vitest";
import { postBad } from "../support/bad-posts.ts";
import { burst } from "../support/burst.ts";
import { startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

it("10,000 leads over 50 connections cause no error, and 10,000 bad posts are each refused", async () => {
  await using server = await startServer(await makeSite());
  const sent = await burst(server.url, { count: 10_000, connections: 50 });
  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await postBad(server.url, 10_000, 50)).toEqual([400, 413, 422]);
}, 240_000);
