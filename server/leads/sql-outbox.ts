import type { Outbox } from "./outbox.ts";
import { type Sql, write } from "./sql.ts";
import { sqlDeliveries } from "./sql-deliveries.ts";
import { sqlLeads } from "./sql-leads.ts";

/** The parts in which the two databases differ. */
export interface Driver extends Sql, Pick<Outbox, "place" | "now" | "add" | "compact" | "backup" | "close"> {
  /** Appended to the choice of rows to claim. */
  claimLock: string;
}

const NOTE =
  "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
const LAST_SWEEP = "SELECT value FROM meta WHERE key = 'swept'";

/** The outbox in SQL that SQLite and PostgreSQL both understand. */
export function sqlOutbox({ claimLock, ...driver }: Driver): Outbox {
  const note = async (key: string, value: number) => {
    await write(driver, NOTE, [key, String(value)]);
  };

  return {
    ...driver,
    ...sqlDeliveries(driver, claimLock),
    ...sqlLeads(driver),

    async lastSweep() {
      const [row] = await driver.read(LAST_SWEEP, []);
      return row && Number(row.value);
    },
    noteSweep: (at) => note("swept", at),
    probe: (now) => note("probe", now),
  };
}
