import { randomUUIDv7 } from "node:crypto";
import { unknownOrigin } from "../../contract/origin.ts";
import { type NewLead, type Outbox, UNCOMPACTED } from "./outbox.ts";
import { INSERT_OWNER_MAIL, RECORD, type Sql, type Statement, write } from "./sql.ts";
import { sqlDeliveries } from "./sql-deliveries.ts";
import { sqlLeads } from "./sql-leads.ts";
import { sqlPages } from "./sql-pages.ts";

/** The parts in which the two databases differ. */
export interface Driver
  extends Sql,
    Pick<Outbox, "location" | "now" | "add" | "compact" | "backup" | "close"> {
  /** Keeps a lead, takes it back, runs the statement, all in one transaction. */
  addAndRollBack(lead: NewLead, statement: Statement): Promise<void>;
  /** Appended to the choice of rows to claim. */
  claimLock: string;
  /** The function that finds a text in another. */
  position: string;
}

const NOTE = "SELECT value FROM meta WHERE key = $1";
const TAKE_NOTE = "DELETE FROM meta WHERE key = $1 RETURNING value";
const COMPACTED = "DELETE FROM meta WHERE key = $1 AND value = $2";

const ADD_LANDING = `
  INSERT INTO landings (day, campaign, page, count) VALUES ($1, $2, $3, $4)
  ON CONFLICT (day, campaign, page) DO UPDATE SET count = landings.count + excluded.count`;
const LANDINGS = `
  SELECT campaign, page, sum(count) AS count FROM landings WHERE day >= $1 AND day <= $2
  GROUP BY campaign, page ORDER BY 3 DESC LIMIT 5000`;

const QUEUE_OWNER_MAIL = `
  INSERT INTO deliveries (message_id, channel, state, attempts, next_at, lease, leased_until, problem)
  SELECT id, CAST($2 AS text), 'pending', 0, CAST($3 AS bigint), '', 0, '' FROM owner_mails
  WHERE occasion = $1 ON CONFLICT DO NOTHING`;

const PROBE = {
  kind: "contact",
  subject: "Probe",
  replyTo: "",
  fields: {},
  origin: unknownOrigin,
  isSpam: false,
  channels: ["mail"],
} as const satisfies Partial<NewLead>;

/** The outbox in SQL that SQLite and PostgreSQL both understand. */
export function sqlOutbox({ claimLock, position, addAndRollBack, ...driver }: Driver): Outbox {
  const note = async (key: string) => {
    const [row] = await driver.read(NOTE, [key]);
    return row && String(row.value);
  };
  return {
    ...driver,
    ...sqlDeliveries(driver, claimLock),
    ...sqlLeads(driver),
    ...sqlPages(driver, position),

    async tell({ subject, text, html = null }, { occasion, channels, now }) {
      const [[row] = []] = await driver.batch([
        [INSERT_OWNER_MAIL, [randomUUIDv7(), occasion, subject, text, html, now]],
        ...channels.map((channel): Statement => [QUEUE_OWNER_MAIL, [occasion, channel, now]]),
      ]);
      return String(row?.id);
    },

    note,
    async setNote(key, value) {
      await write(driver, RECORD, [key, value]);
    },
    async takeNote(key) {
      const [row] = await write(driver, TAKE_NOTE, [key]);
      return row && String(row.value);
    },
    async compact() {
      const removal = await note(UNCOMPACTED);
      await driver.compact();
      // Not of a removal that came meanwhile.
      await write(driver, COMPACTED, [UNCOMPACTED, removal ?? ""]);
    },
    async addLandings(day, landings) {
      await driver.batch(
        landings.map(({ campaign, page, count }): Statement => [ADD_LANDING, [day, campaign, page, count]]),
      );
    },
    async landings({ from, to }) {
      const rows = await driver.read(LANDINGS, [from, to || "9"]);
      return rows.map(({ campaign, page, count }) => ({
        ...{ campaign: String(campaign), page: String(page), count: Number(count) },
      }));
    },
    // The lead that is rolled back never reaches the disk; the committed marker does, so that a full disk is detected.
    probe() {
      const id = randomUUIDv7();
      return addAndRollBack({ ...PROBE, id, fingerprint: id, receivedAt: Date.now() }, [
        RECORD,
        ["probe", id],
      ]);
    },
  };
}
