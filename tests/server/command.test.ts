import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openSqlite } from "../../server/leads/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, leads } from "../support/server.ts";

it.each([["--help"], ["-h"], ["list", "-h"]])("prints its usage for %s %s", async (...args) => {
  const { code, stdout, stderr } = await leads(freshDir(), args.filter(Boolean));
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("npm run leads -- show ID");
});

it("says in words that the disk of its output is full", async () => {
  const dir = freshDir();
  const outbox = await openSqlite(dir, "server");
  await outbox.add(newLead());
  await outbox.close();
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve(import.meta.dirname, "../../server/cli.ts"), "export"],
    { env: { DATA_DIR: dir }, stdio: ["ignore", openSync("/dev/full", "w"), "pipe"], encoding: "utf8" },
  );
  const sentence = "The output cannot be written: no space left on device (ENOSPC).\n";
  expect([status, stderr]).toEqual([1, sentence]);
});

it("says in words why the database cannot be used", async () => {
  const { code, stderr } = await leads(freshDir(), ["list"], {
    DATABASE_URL: "postgres://leads@127.0.0.1:1/x",
  });
  const sentence = "DATABASE_URL cannot be used: 127.0.0.1:1: connection refused (ECONNREFUSED).\n";
  expect([code, stderr]).toEqual([1, sentence]);
});
