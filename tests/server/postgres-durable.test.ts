import { expect } from "vitest";
import { openPostgres } from "../../server/leads/store/postgres.ts";
import { newLead } from "../support/leads.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

const LEADS = 40;

itWithPostgres(
  "a PostgreSQL whose role commits without waiting for the disk loses no acknowledged lead in a crash",
  async ({ postgres }) => {
    await postgres.run("ALTER ROLE leads SET synchronous_commit = off");
    // Otherwise most commits would reach the disk by chance before the crash.
    await postgres.run("ALTER SYSTEM SET wal_writer_delay = '10s'");
    await postgres.run("ALTER SYSTEM SET wal_writer_flush_after = '1GB'");
    await postgres.crash();
    const database = await postgres.database();
    const before = await openPostgres(database, "server");
    await Promise.all(Array.from({ length: LEADS }, () => before.add(newLead())));
    await postgres.crash();
    await before.close();
    const after = await openPostgres(database, "server");
    expect(await after.page({ limit: LEADS + 1 })).toHaveLength(LEADS);
    await after.close();
  },
);

itWithPostgres("a PostgreSQL whose fsync is off is reported where leads are kept", async ({ postgres }) => {
  const database = await postgres.database();
  const location = async () => {
    const outbox = await openPostgres(database, "server");
    await outbox.close();
    return outbox.location;
  };
  expect(await location()).toMatch(/ \(PostgreSQL\)$/);
  await postgres.run("ALTER SYSTEM SET fsync = off");
  await postgres.crash();
  expect(await location()).toMatch(/ \(PostgreSQL; its fsync is off, so a power failure can lose leads\)$/);
});
