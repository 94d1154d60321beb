import type { Channel } from "../../server/leads/delivery/channel.ts";
import { createCourier } from "../../server/leads/delivery/courier.ts";
import { createMail, type MailOptions } from "../../server/leads/delivery/mail.ts";
import type { NewLead, Outbox } from "../../server/leads/store/outbox.ts";
import { openSqlite } from "../../server/leads/store/sqlite.ts";
import { newLead } from "./leads.ts";
import { freshDir } from "./server.ts";

/** Returns a mail channel to a test peer. */
export const mailTo = (smtpUrl: string, options: Partial<MailOptions> = {}) =>
  createMail({
    smtpUrl,
    from: { name: "Website", address: "web@example.com" },
    mailbox: "info@example.com",
    times: { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 },
    ...options,
  });

/** Starts a real store and a real courier whose clock moves only in `pass`. */
export async function startDelivery(
  channels: Channel[],
  { attemptMs, ...given }: { attemptMs?: number; outbox?: Outbox } = {},
) {
  let time = Date.now();
  const store = given.outbox ?? (await openSqlite(freshDir()));
  const outbox: Outbox = { ...store, now: async () => time };
  const lines: string[] = [];
  const courier = createCourier({
    outbox,
    channels,
    now: () => time,
    log: (line) => lines.push(line),
    random: () => 0.5,
    ...(attemptMs && { attemptMs }),
  });
  async function stop() {
    await courier.stop();
    await outbox.close();
  }
  return {
    outbox,
    courier,
    lines,
    now: () => time,
    /** Keeps a lead that is due now. */
    async add(given: Partial<NewLead> = {}) {
      const lead = newLead({ receivedAt: time, ...given });
      await outbox.add(lead);
      return lead;
    },
    deliveriesOf: async ({ id }: NewLead) => (await outbox.get(id))?.deliveries,
    /** Moves the clock, then delivers all that is due. */
    async pass(ms: number) {
      time += ms;
      await courier.drain();
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
