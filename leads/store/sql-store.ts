import { randomUUIDv7 } from "node:crypto";
import { unknownOrigin } from "../../contract/origin.ts";
import type { ChannelName } from "../lead.ts";
import type { Driver, Statement } from "./sql.ts";
import { INSERT_OWNER_MAIL, queueDeliveriesFrom, SET_VALUE, selectAs, write } from "./sql.ts";
import { sqlChanges } from "./sql-changes.ts";
import { sqlDeliveries } from "./sql-deliveries.ts";
import { sqlInserts } from "./sql-inserts.ts";
import { sqlQueries } from "./sql-queries.ts";
import { type CampaignLanding, NEEDS_COMPACTION, type OwnerText } from "./store.ts";

const VALUE = "SELECT value FROM meta WHERE key = $1";
const TAKE_VALUE = "DELETE FROM meta WHERE key = $1 RETURNING value";
const COMPACTED = "DELETE FROM meta WHERE key = $1 AND value = $2";
const QUEUE_OWNER_MAIL = queueDeliveriesFrom("owner_mails WHERE occasion = $1");
const ADD_LANDING = `
  INSERT INTO landings (day, campaign, page, count) VALUES ($1, $2, $3, $4)
  ON CONFLICT (day, campaign, page) DO UPDATE SET count = landings.count + excluded.count`;
const LANDINGS = `
  SELECT campaign, page, CAST(sum(count) AS bigint) AS count FROM landings WHERE day >= $1 AND day <= $2
  GROUP BY campaign, page ORDER BY 3 DESC LIMIT 5000`;

const PROBE = {
  kind: "contact",
  subject: "Probe",
  replyTo: "",
  fields: {},
  origin: unknownOrigin,
  isSpam: false,
  channels: ["mail"],
};

export function sqlStore(driver: Driver) {
  const { location, now, backup, close } = driver;

  /** Returns what the store has noted about itself under this key. */
  async function value(key: string): Promise<string | undefined> {
    const [row] = await driver.read(VALUE, [key]);
    return row && String(row.value);
  }

  return {
    location,
    now,
    backup,
    close,
    value,
    ...sqlInserts(driver),
    ...sqlDeliveries(driver),
    ...sqlChanges(driver),
    ...sqlQueries(driver),

    /**
     * Queues an owner mail and returns its id, or that of the first one about its event.
     * @param options.event a name of what happened, by which two servers with one store mail it once
     */
    async queueOwnerMail(
      { subject, text }: OwnerText,
      { event, channels }: { event: string; channels: readonly ChannelName[] },
    ): Promise<string> {
      const at = await now();
      const [[row] = []] = await driver.transact([
        [INSERT_OWNER_MAIL, [randomUUIDv7(), event, subject, text, at]],
        ...channels.map((channel): Statement => [QUEUE_OWNER_MAIL, [event, channel, at]]),
      ]);
      return String(row?.id);
    },

    async setValue(key: string, value: string) {
      await write(driver, SET_VALUE, [key, value]);
    },

    /** Deletes the value of a key and returns it: only one of those who ask at the same moment gets it. */
    async takeValue(key: string): Promise<string | undefined> {
      const [row] = await write(driver, TAKE_VALUE, [key]);
      return row && String(row.value);
    },

    /** Clears deleted text from the store's files. It rejects while a reader needs them; then `NEEDS_COMPACTION` stays. */
    async compact() {
      const deletion = await value(NEEDS_COMPACTION);
      await driver.compact();
      // A deletion during the work has set a new value, which stays.
      await write(driver, COMPACTED, [NEEDS_COMPACTION, deletion ?? ""]);
    },

    async addLandings(day: string, landings: readonly CampaignLanding[]) {
      await driver.transact(
        landings.map(({ campaign, page, count }): Statement => [ADD_LANDING, [day, campaign, page, count]]),
      );
    },

    /** Returns the most frequent landings from one day to another; "" is no bound. */
    async landings({ from, to }: { from: string; to: string }): Promise<CampaignLanding[]> {
      return selectAs(driver, LANDINGS, [from, to || "9"]);
    },

    /**
     * Rejects when `add` would: adds a test lead, rolls it back and commits a marker in its place. The lead never
     * reaches the disk; the marker does, so that a full disk is detected.
     */
    async probe() {
      const id = randomUUIDv7();
      await driver.transact([
        ...driver.probeSetup,
        ["SAVEPOINT lead", []],
        ...driver.addStatements([{ ...PROBE, id, fingerprint: id, receivedAt: Date.now() }]),
        ["ROLLBACK TO lead", []],
        [SET_VALUE, ["probe", id]],
      ]);
    },
  };
}
