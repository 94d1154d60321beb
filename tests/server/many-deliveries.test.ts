import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { contactBody, leads, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const DELIVERIES = 200_000;

const FILL = `
  INSERT INTO leads (id, kind, subject, reply_to, fields, quarantined, received_at)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${DELIVERIES})
    SELECT printf('lead %06d', n), 'contact', 'Subject', 'visitor@example.com', '{}', 0, 1 FROM numbers;
  INSERT INTO deliveries SELECT id, 'mail', 'held', 9, 1, '', 0, NULL, 'SMTP 550' FROM leads;`;

it("retrying very many dead letters refuses no post meanwhile", async () => {
  const dir = await makeSite();
  const data = path.join(dir, "data");
  await (await openSqlite(data)).close();
  const db = new DatabaseSync(path.join(data, "leads.db"));
  db.exec(FILL);
  db.close();
  await using server = await startServer(dir);
  let isDone = false;
  const retried = leads(dir, ["retry"]).finally(() => {
    isDone = true;
  });
  const sent: { status: number; ms: number }[] = [];
  while (!isDone) {
    const start = performance.now();
    const { status } = await post(server.url, contactBody({ subject: `Meanwhile ${sent.length}` }));
    sent.push({ status, ms: performance.now() - start });
  }
  const slowest = Math.max(...sent.map(({ ms }) => ms));
  console.log(`${sent.length} posts meanwhile, the slowest ${slowest.toFixed()} ms`);
  expect(await retried).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^200\d{3} deliveries are due now/),
  });
  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
}, 60_000);
