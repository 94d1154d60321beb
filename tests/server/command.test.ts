import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { canMount, mountDisk } from "../support/disk.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, leads } from "../support/server.ts";

const filled = freshDir();
const store = await openSqlite(filled);
await store.add(newLead());
await store.close();

it.each([[["--help"]], [["-h"]], [["list", "-h"]]])("prints its usage for %j", async (args) => {
  const { code, stdout, stderr } = await leads(freshDir(), args);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("npm run leads -- show ID");
});

it.each([[[]], [["lsit"]], [["show"]], [["list", "--state", "lost"]], [["list", "--x"]]])(
  "refuses %j with its usage",
  async (args) => {
    const { code, stdout, stderr } = await leads(freshDir(), args, { DATA_DIR: filled });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("npm run leads -- show ID");
  },
);

it("reports in words that the output's disk is full", async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve(import.meta.dirname, "../../cli/main.ts"), "export"],
    { env: { DATA_DIR: filled }, stdio: ["ignore", openSync("/dev/full", "w"), "pipe"], encoding: "utf8" },
  );
  const sentence = "The output cannot be written: no space left on device (ENOSPC).\n";
  expect([status, stderr]).toEqual([1, sentence]);
});

it("reports in words why the database cannot be used", async () => {
  const { code, stderr } = await leads(freshDir(), ["list"], {
    DATABASE_URL: "postgres://leads@127.0.0.1:1/x",
  });
  const sentence = "DATABASE_URL cannot be used: 127.0.0.1:1: connection refused (ECONNREFUSED).\n";
  expect([code, stderr]).toEqual([1, sentence]);
});

// Only root can mount a disk of a few megabytes.
it.skipIf(!canMount())("names the file that does not fit on a full disk", async () => {
  const disk = mountDisk();
  try {
    const dataDir = path.join(disk.dir, "data");
    const outbox = await openSqlite(dataDir, "server");
    const ids: string[] = [];
    const message = "x".repeat(10_000);
    for (let count = 0; count < 20; count++) ids.push(await outbox.add(newLead({ fields: { message } })));
    disk.fill();
    const run = (...args: string[]) => leads(disk.dir, args, { DATA_DIR: dataDir });
    expect(await run("forget", ids[0] ?? "")).toEqual({
      code: 1,
      stdout: "",
      stderr: `${path.join(dataDir, "leads.db")} (SQLite): database or disk is full.\n`,
    });
    const copy = path.join(disk.dir, "copy.db");
    expect((await run("backup", copy)).stderr).toMatch(
      new RegExp(`^${copy} cannot be written: (database or disk is full|disk I/O error)\\.\\n$`),
    );
    disk.makeRoom();
    expect((await run("forget", ids[0] ?? "")).code).toBe(0);
    await outbox.close();
  } finally {
    disk.unmount();
  }
});
