import { it } from "vitest";
import { findPostgres, startPostgres } from "./postgres.ts";

/** A test that gets the PostgreSQL of its file; skipped, which the run reports, where none is installed. */
export const itWithPostgres = it
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern
  .extend("postgres", { scope: "file" }, async ({}, { onCleanup }) => {
    const postgres = await startPostgres();
    onCleanup(postgres.stop);
    return postgres;
  })
  .skipIf(!findPostgres());
