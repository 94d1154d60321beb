import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { openSqlite } from "../../server/leads/store/sqlite.ts";
import { contactBody, leads, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

/** Long enough for a start that does not wait. */
const STILL_MS = 1_000;

it.each(["leads.db-wal", "leads.db-shm", "server.lock"])("loses no lead when %s is lost", async (file) => {
  const dir = await makeSite();
  const server = await startServer(dir);
  const acknowledged: string[] = [];
  let count = 0;
  async function next(): Promise<number> {
    const response = await post(server.url, contactBody({ subject: `Post ${count++}` }));
    if (response.status === 200) acknowledged.push((await response.json()).id);
    return response.status;
  }
  for (let before = 0; before < 20; before++) expect(await next()).toBe(200);
  rmSync(path.join(dir, "data", file));
  for (let after = 0; after < 20; after++) expect(await next()).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop("SIGKILL");
  const kept: { id: string }[] = JSON.parse((await leads(dir, ["export"])).stdout);
  expect(kept.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
});

it("lets no second server start while the first runs, also when its lock file was deleted", async () => {
  const dir = await makeSite();
  await using first = await startServer(dir);
  // Stands still, as on a busy machine, when its lock file goes and the second starts.
  first.child.kill("SIGSTOP");
  rmSync(path.join(dir, "data/server.lock"));
  const second = openSqlite(path.join(dir, "data"));
  await Promise.race([second.catch(() => {}), delay(STILL_MS)]);
  first.child.kill("SIGCONT");
  await expect(second).rejects.toThrow(/DATA_DIR .* is in use by another server/);
  await first.stop("SIGKILL");
  expect(await (await startServer(dir)).stop()).toBe(0);
});
