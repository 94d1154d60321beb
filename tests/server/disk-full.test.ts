import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { canMount, mountDisk } from "../support/disk.ts";
import { contactBody, freshDir, leads, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

// Only root can mount a disk of a few megabytes.
it.skipIf(!canMount())("gives 503, harms no lead, and recovers", { timeout: 30_000 }, async () => {
  const disk = mountDisk();
  try {
    const env = { DATA_DIR: disk.dir };
    const dir = await makeSite();
    const server = await startServer(dir, env);
    expect((await post(server.url, contactBody({ subject: "Before" }))).status).toBe(200);
    disk.fill();
    const message = "x".repeat(15_000);
    const kept: string[] = [];
    let refused: Response | undefined;
    for (let count = 0; count < 50 && !refused; count++) {
      const response = await post(server.url, contactBody({ subject: `Full ${count}`, message }));
      if (response.status === 200) kept.push((await response.json()).id);
      else refused = response;
    }
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get("retry-after")).toBe("30");
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    disk.makeRoom();
    const after = await post(server.url, contactBody({ subject: "After" }));
    expect(after.status).toBe(200);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5_000 }).toBe(200);
    const stored: { id: string }[] = JSON.parse((await leads(dir, ["export"], env)).stdout);
    const ids = stored.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...kept, (await after.json()).id]));
    expect(stored).toHaveLength(kept.length + 2);
    expect(await server.stop()).toBe(0);
  } finally {
    disk.unmount();
  }
});

it.skipIf(!canMount())("the nightly copy leaves fewer copies than fit, and the newest", () => {
  const disk = mountDisk(16);
  const bin = freshDir();
  writeFileSync(path.join(bin, "leads"), '#!/bin/sh\nexec cp leads.db "$2"\n', { mode: 0o755 });
  const nightly = (megabytes: number, before: number) => {
    writeFileSync(path.join(disk.dir, "leads.db"), Buffer.alloc(megabytes * 2 ** 20));
    for (const name of readdirSync(disk.dir)) if (name !== "leads.db") rmSync(path.join(disk.dir, name));
    for (let day = 1; day <= before; day++)
      copyFileSync(path.join(disk.dir, "leads.db"), path.join(disk.dir, `leads-2026-01-${day + 10}.db`));
    const env = { PATH: `${bin}:${process.env.PATH}` };
    execFileSync("sh", [path.resolve("deploy/backup"), disk.dir], { env });
    const copies = readdirSync(disk.dir).filter((name) => name !== "leads.db");
    expect(copies.at(-1)).toBe(`leads-${new Date().toISOString().slice(0, 10)}.db`);
    return copies.length > 1 ? [copies.length, copies[0]] : copies.length;
  };
  try {
    expect(nightly(0.1, 3)).toEqual([4, "leads-2026-01-11.db"]);
    expect(nightly(0.1, 20)).toEqual([14, "leads-2026-01-18.db"]);
    // Of 16 MB the store and three copies of 3 MB are 75%.
    expect(nightly(2.9, 4)).toEqual([3, "leads-2026-01-13.db"]);
    expect(nightly(5, 2)).toEqual([2, "leads-2026-01-12.db"]);
  } finally {
    disk.unmount();
  }
});
