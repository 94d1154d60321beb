import { execFileSync, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { contactBody, freshDir, leads, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const MEGABYTE = 2 ** 20;

function canMount(): boolean {
  const dir = freshDir();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", dir]).status === 0;
  if (mounted) execFileSync("umount", [dir]);
  return mounted;
}

// Only root can mount a disk of a few megabytes.
it.skipIf(!canMount())(
  "a full disk is answered with 503, damages no kept lead, and needs only room to go on",
  async () => {
    const disk = freshDir();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", disk]);
    try {
      const env = { DATA_DIR: path.join(disk, "data") };
      const dir = await makeSite();
      const server = await startServer(dir, env);
      const ballast = path.join(disk, "ballast");
      expect((await post(server.url, contactBody({ subject: "Before" }))).status).toBe(200);
      try {
        writeFileSync(ballast, Buffer.alloc(8 * MEGABYTE));
      } catch {
        // Fails when the disk is full, which is the purpose.
      }
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

      rmSync(ballast);
      const after = await post(server.url, contactBody({ subject: "After" }));
      expect(after.status).toBe(200);
      await expect
        .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5_000 })
        .toBe(200);
      const stored: { id: string }[] = JSON.parse((await leads(dir, ["export"], env)).stdout);
      const ids = stored.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([...kept, (await after.json()).id]));
      expect(stored).toHaveLength(kept.length + 2);
      expect(await server.stop()).toBe(0);
    } finally {
      execFileSync("umount", ["-l", disk]);
    }
  },
  30_000,
);
