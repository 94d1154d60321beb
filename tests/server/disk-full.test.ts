import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { canMount, mountDisk } from "../support/disk.ts";
import { contactBody, freshDir, metricsOf, post, startSite } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

/** A mail server that is down: every lead writes a line into the log. */
const SMTP_URL = "smtp://127.0.0.1:1";
const message = "x".repeat(15_000);
type Disk = ReturnType<typeof mountDisk>;

/** Runs a test on a disk of a few megabytes, which only root can mount. */
const itOnDisk = (name: string, test: (disk: Disk) => unknown, megabytes?: number) =>
  it.skipIf(!canMount())(name, async () => {
    const disk = mountDisk(megabytes);
    try {
      await test(disk);
    } finally {
      disk.unmount();
    }
  });

/** Posts long leads until one finds no room; returns the ids of the others, and its answer. */
async function fillStore(url: string) {
  const ids: string[] = [];
  for (;;) {
    const answer = await post(url, contactBody({ subject: `Full ${ids.length}`, message }));
    if (answer.status !== 200) return { ids, answer };
    ids.push((await answer.json()).id);
    expect(ids.length).toBeLessThan(50);
  }
}

itOnDisk("a full disk answers 503, harms no lead, and works again once it has room", async (disk) => {
  const server = await startSite({ DATA_DIR: disk.dir });
  expect((await server.post({ subject: "Before" })).status).toBe(200);
  disk.fill();
  const { ids, answer } = await fillStore(server.url);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  for (const page of ["/about", "/healthz"]) expect(await server.status(page)).toBe(200);
  disk.makeRoom();
  const after = await server.post({ subject: "After" });
  await expect.poll(() => server.status("/readyz")).toBe(200);
  const kept = (await server.storedLeads()).map(({ id }) => id);
  expect(kept).toEqual(expect.arrayContaining([...ids, (await after.json()).id]));
  expect(kept).toHaveLength(ids.length + 2);
  expect(await server.stop()).toBe(0);
});

it("the server keeps working when the reader of its log is gone", async () => {
  const server = await startSite({ SMTP_URL });
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let count = 1; count <= 10; count++) {
    expect((await server.post({ subject: `Unread ${count}` })).status).toBe(200);
    // Each attempt to mail a lead fails and is logged.
    await expect
      .poll(async () => /outcome="retry"\} (\d+)/.exec(await metricsOf(server.url))?.[1])
      .toBe(String(count));
  }
  expect(await server.storedLeads()).toHaveLength(10);
  expect(await server.stop()).toBe(0);
});

itOnDisk("a disk that is four fifths full is reported once, and then that it has room", async (disk) => {
  await using smtp = await startSmtp();
  await using delivery = await startDelivery([mailTo(smtp.url)], { dataDir: disk.dir });
  const notified = async (megabytes: number) => {
    writeFileSync(path.join(disk.dir, "copy.db"), Buffer.alloc(megabytes * 2 ** 20));
    await delivery.watchFor(2);
    return (await smtp.parsed()).map(({ subject }) => subject);
  };
  expect(await notified(6)).toEqual([]);
  const full = "The disk of the leads is 87% full";
  for (const megabytes of [7, 6.3]) expect(await notified(megabytes)).toEqual([full]);
  expect((await smtp.parsed())[0]?.text).toContain(`make room at ${disk.dir}`);
  expect(await notified(5)).toEqual([full, "The disk of the leads has room again"]);
});

itOnDisk(
  "the nightly copy leaves fewer copies than fit, and the newest",
  (disk) => {
    const bin = freshDir();
    const store = path.join(disk.dir, "leads.db");
    writeFileSync(path.join(bin, "leads"), '#!/bin/sh\nexec cp leads.db "$2"\n', { mode: 0o755 });
    const copies = () => readdirSync(disk.dir).filter((name) => name !== "leads.db");
    const nightly = (megabytes: number, before: number) => {
      writeFileSync(store, Buffer.alloc(megabytes * 2 ** 20));
      for (const name of copies()) rmSync(path.join(disk.dir, name));
      for (let day = 11; day <= before + 10; day++)
        copyFileSync(store, path.join(disk.dir, `leads-2026-01-${day}.db`));
      const env = { PATH: `${bin}:${process.env.PATH}` };
      execFileSync("sh", [path.resolve("deploy/backup"), disk.dir], { env });
      expect(copies().at(-1)).toBe(`leads-${new Date().toISOString().slice(0, 10)}.db`);
      return [copies().length, copies()[0]];
    };
    expect(nightly(0.1, 3)).toEqual([4, "leads-2026-01-11.db"]);
    expect(nightly(0.1, 20)).toEqual([14, "leads-2026-01-18.db"]);
    // Of 16 MB the store and three copies of 3 MB are 75%.
    expect(nightly(2.9, 4)).toEqual([3, "leads-2026-01-13.db"]);
    expect(nightly(5, 2)).toEqual([2, "leads-2026-01-12.db"]);
  },
  16,
);
