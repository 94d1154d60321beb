import type { Channel } from "../../leads/delivery/channel.ts";
import { createDispatcher } from "../../leads/delivery/dispatcher.ts";
import { createMail, type MailOptions } from "../../leads/delivery/mail.ts";
import { createWatch } from "../../leads/owner-mail/watch.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import type { LeadStore, NewLead } from "../../leads/store/store.ts";
import { newLead } from "./leads.ts";
import { freshDir } from "./server.ts";

/** Returns a mail channel to a test peer. */
export const mailTo = (smtpUrl: string, options: Partial<MailOptions> = {}) =>
  createMail({
    smtpUrl,
    from: { name: "Website", address: "web@example.com" },
    mailbox: "info@example.com",
    timeouts: { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 },
    ...options,
  });

/** Starts a real store and a real dispatcher whose clock moves only in `pass`. */
export async function startDelivery(
  channels: Channel[],
  { start = Date.now(), dataDir, ...given }: { store?: LeadStore; start?: number; dataDir?: string } = {},
) {
  let time = start;
  const opened = given.store ?? (await openSqlite(freshDir()));
  const store: LeadStore = { ...opened, now: async () => time };
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const dispatcher = createDispatcher({ store, channels, now: () => time, log, random: () => 0.5 });
  const watch = createWatch({
    ...{ store, channels, log, now: () => time },
    ...{ retentionDays: 30, hasWeeklyMail: true, dataDir },
  });
  async function stop() {
    await dispatcher.stop();
    await store.close();
  }
  return {
    store,
    dispatcher,
    lines,
    now: () => time,
    /** Keeps a lead that is due now. */
    async add(given: Parameters<typeof newLead>[0] = {}) {
      const lead = newLead({ receivedAt: time, ...given });
      await store.add(lead);
      return lead;
    },
    deliveriesOf: async ({ id }: NewLead) => (await store.get(id))?.deliveries,
    /** Moves the clock, then delivers all that is due. */
    async pass(ms: number) {
      time += ms;
      await dispatcher.drain();
    },
    /** Lets so many minutes pass, and looks after each, as a running server does, or less often to save time. */
    async watchFor(minutes: number, every = 1) {
      for (let count = 0; count < minutes; count += every) {
        time += every * 60_000;
        await dispatcher.drain();
        await watch.check();
      }
      await dispatcher.drain();
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
