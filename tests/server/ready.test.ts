import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { contactBody, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

const PAGE_SIZE = 4_096;
const LONGEST_PROBE_MS = 5_000;

let count = 0;
const postStatus = async (url: string) =>
  (await post(url, contactBody({ subject: `Post ${count++}` }))).status;
const readyStatus = async (url: string) => {
  const signal = AbortSignal.timeout(LONGEST_PROBE_MS);
  return (await fetch(`${url}/readyz`, { signal })).status;
};

describe("/readyz answers 503 while no lead can be kept", () => {
  it("because a table is missing, and 200 once it is back", async () => {
    const dir = await makeSite();
    await using server = await startServer(dir);
    const other = new DatabaseSync(path.join(dir, "data/leads.db"));
    expect(await readyStatus(server.url)).toBe(200);
    for (const table of ["leads", "deliveries", "recent"]) {
      other.exec(`ALTER TABLE ${table} RENAME TO away`);
      expect(await postStatus(server.url)).toBe(503);
      await expect.poll(() => readyStatus(server.url)).toBe(503);
      other.exec(`ALTER TABLE away RENAME TO ${table}`);
      expect(await postStatus(server.url)).toBe(200);
      await expect.poll(() => readyStatus(server.url)).toBe(200);
    }
    other.close();
  });

  it.each(["leads", "leads_received"])("because a page of %s is damaged", async (name) => {
    const dir = await makeSite();
    const first = await startServer(dir);
    expect(await postStatus(first.url)).toBe(200);
    await first.stop();
    const file = path.join(dir, "data/leads.db");
    const db = new DatabaseSync(file);
    const page = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(name)?.rootpage;
    db.close();
    const bytes = openSync(file, "r+");
    writeSync(bytes, Buffer.alloc(PAGE_SIZE, 0xff), 0, PAGE_SIZE, (Number(page) - 1) * PAGE_SIZE);
    closeSync(bytes);
    await using server = await startServer(dir);
    expect(await postStatus(server.url)).toBe(503);
    expect(await readyStatus(server.url)).toBe(503);
  });

  itWithPostgres("because a table in PostgreSQL is missing or locked", async ({ postgres }) => {
    const database = await postgres.database();
    await using server = await startServer(await makeSite(), { DATABASE_URL: database });
    const other = new pg.Client({ connectionString: database });
    await other.connect();
    expect(await readyStatus(server.url)).toBe(200);
    for (const [breakIt, restore] of [
      ["ALTER TABLE deliveries RENAME TO away", "ALTER TABLE away RENAME TO deliveries"],
      ["BEGIN; LOCK TABLE leads IN SHARE MODE", "ROLLBACK"],
    ] as const) {
      await other.query(breakIt);
      await expect.poll(() => readyStatus(server.url)).toBe(503);
      await other.query(restore);
      await expect.poll(() => readyStatus(server.url)).toBe(200);
      expect(await postStatus(server.url)).toBe(200);
    }
    await other.end();
  });
});
