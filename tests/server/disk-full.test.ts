import { expect, it } from "vitest";
import { canMount, mountDisk } from "../support/disk.ts";
import { contactBody, leads, post, startServer } from "../support/server.ts";
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
