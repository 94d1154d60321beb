import { inject, it } from "vitest";
import { makeDatabase } from "./postgres.ts";

/** A test that gets an empty database of PostgreSQL; skipped, which the run reports, where none is installed. */
export const itWithPostgres = it
  .extend("database", () => makeDatabase(inject("postgres")))
  .skipIf(!inject("postgres"));
