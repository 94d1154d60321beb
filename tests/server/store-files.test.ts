import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { contactBody, freshDir, leads, post, startServer } from "../support/server.ts";
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

const NOBODY = 65_534;
const [setpriv = "", ...become] = `setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups`.split(" ");
const asNobody = (dir: string, ...args: string[]) =>
  spawnSync(setpriv, [...become, process.execPath, "cli/main.ts", ...args], {
    env: { DATA_DIR: dir },
    encoding: "utf8",
  });

it.skipIf(process.getuid?.() !== 0 || asNobody("/", "--help").status !== 0)(
  "another account of the folder's group changes leads beside the server, and reads them where it may only read",
  async () => {
    const dir = freshDir();
    chownSync(dir, 0, NOBODY);
    chmodSync(dir, 0o2770);
    const server = await openSqlite(dir);
    const id = await server.add(newLead());
    expect(asNobody(dir, "retry", id).stdout).toMatch(/^1 delivery is due now/);
    await server.close();
    chmodSync(dir, 0o2750);
    expect(asNobody(dir, "list").stdout).toContain(id);
    expect(asNobody(dir, "retry", id).stderr).toContain("permission denied (EACCES) for user 65534");
  },
);
