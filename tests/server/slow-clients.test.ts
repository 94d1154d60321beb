import { expect, it } from "vitest";
import { contactBody, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { trickle } from "../support/trickle.ts";

it("200 trickling sockets are closed, and visitors can post meanwhile", async () => {
  await using server = await startServer(await makeSite());
  await post(server.url, contactBody({ subject: "Warm up" }));
  const { posts } = await trickle(server.url, 200);
  expect(posts.length).toBeGreaterThan(0);
  expect(posts.filter(({ status }) => status !== 200)).toEqual([]);
}, 60_000);
