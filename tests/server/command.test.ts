import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, leads, startSite } from "../support/server.ts";

const DATA_DIR = freshDir();
const store = await openSqlite(DATA_DIR);
await store.add(newLead());
await store.close();

const usage = expect.stringContaining("npm run leads -- show ID");
it.each([["--help"], ["list", "-h"]])("prints its usage for %j %s", async (...args) => {
  expect(await leads(DATA_DIR, args)).toEqual({ code: 0, stdout: usage, stderr: "" });
});
it.each([[], ["lsit"], ["show"], ["list", "--state", "lost"], ["list", "--x"]])(
  "refuses %s %s with its usage",
  async (...args) => {
    expect(await leads(DATA_DIR, args, { DATA_DIR })).toEqual({ code: 2, stdout: "", stderr: usage });
  },
);

it("reports in words that the output's disk is full, or why the database cannot be used", async () => {
  const stdio = ["ignore", openSync("/dev/full", "w"), "pipe"] as const;
  const program = path.resolve("cli/main.ts");
  const full = spawnSync(process.execPath, [program, "export"], { env: { DATA_DIR }, stdio: [...stdio] });
  expect([full.status, String(full.stderr)]).toEqual([
    1,
    "The output cannot be written: no space left on device (ENOSPC).\n",
  ]);
  const { code, stderr } = await leads(DATA_DIR, ["list"], {
    DATABASE_URL: "postgres://leads@127.0.0.1:1/x",
  });
  const sentence = "DATABASE_URL cannot be used: 127.0.0.1:1: connection refused (ECONNREFUSED).\n";
  expect([code, stderr]).toEqual([1, sentence]);
});

/** Starts a server beside which a command runs; `until` ends it when enough posts were accepted meanwhile. */
async function postBeside(server: Awaited<ReturnType<typeof startSite>>, args: string[], until?: () => void) {
  let isDone = false;
  const run = leads(server.dir, args).finally(() => {
    isDone = true;
  });
  for (let count = 0; !isDone; count++) {
    expect((await server.post({ subject: `Meanwhile ${count}` })).status).toBe(200);
    if (count === 20) until?.();
  }
  const { code, stdout } = await run;
  expect(code).toBe(0);
  return stdout;
}
const inStore = (dir: string) => new DatabaseSync(path.join(dir, "data/leads.db"), { timeout: 5_000 });

it("refuses no post while very many dead letters are retried", async () => {
  await using server = await startSite();
  using db = inStore(server.dir);
  db.exec(`
    INSERT INTO leads (id, kind, subject, reply_to, fields, spam, received_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200000)
      SELECT printf('lead %06d', n), 'contact', 'Subject', 'visitor@example.com', '{}', 0, 1 FROM numbers;
    INSERT INTO deliveries SELECT id, 'mail', 'failed', 9, 1, '', 0, NULL, 'SMTP 550' FROM leads;`);
  expect(await postBeside(server, ["retry"])).toMatch(/^200\d{3} deliveries are due now/);
}, 60_000);

it("refuses no post while `forget` waits for a long reader", async () => {
  await using server = await startSite();
  const { id } = await (await server.post()).json();
  using reader = inStore(server.dir);
  reader.exec("BEGIN; SELECT count(*) FROM leads");
  const said = await postBeside(server, ["forget", id], () => reader.exec("COMMIT"));
  expect(said).toContain("Deleted 1 lead.");
});
