import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { leadStates, stateOf } from "../../leads/lead.ts";
import { weeklyMail } from "../../leads/owner-mail/weekly.ts";
import {
  DUPLICATE_MS,
  LAST,
  LEASE_MS,
  LONGEST_WAIT_MS,
  type NewLead,
  type Outbox,
  type Search,
} from "../../leads/store/outbox.ts";
import { openPostgres } from "../../leads/store/postgres.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { listed, newLead } from "../support/leads.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { freshDir } from "../support/server.ts";

const channels = ["mail", "webhook"];
const postgres = findPostgres() ? await startPostgres() : undefined;
afterAll(() => postgres?.stop());

/** A store, and a way to change its tables behind its back. */
const stores = {
  async SQLite() {
    const dir = freshDir();
    async function run(sql: string) {
      using db = new DatabaseSync(path.join(dir, "leads.db"));
      db.exec(sql);
    }
    return { outbox: await openSqlite(dir), run };
  },
  async PostgreSQL() {
    const url = (await postgres?.database()) ?? "";
    return { outbox: await openPostgres(url, "server"), run: async (sql: string) => postgres?.run(sql, url) };
  },
};

describe.each(Object.keys(stores) as (keyof typeof stores)[])("a lead kept in %s", (name) => {
  // Skipped on a machine without PostgreSQL, which the run reports.
  const test = it.skipIf(name === "PostgreSQL" && !postgres);
  let outbox: Outbox;
  let run: (sql: string) => Promise<void>;
  let now: number;
  beforeEach(async () => {
    if (name === "PostgreSQL" && !postgres) return;
    ({ outbox, run } = await stores[name]());
    now = await outbox.now();
    return () => outbox.close();
  });
  const pending = { state: "pending", attempts: 1, problem: "SMTP 451" } as const;

  /** Keeps leads and returns their ids. */
  async function add(...given: Partial<NewLead>[]) {
    const ids: string[] = [];
    for (const one of given) ids.push(await outbox.add(newLead(one)));
    now = await outbox.now();
    return ids;
  }
  async function claim(at?: number) {
    const [job] = await outbox.claim("mail", at ?? (await outbox.now()), 1);
    if (!job) throw new Error("not claimed");
    return job;
  }
  const idsOf = async (search: Search = {}) =>
    (await outbox.page({ limit: 9, ...search })).map(({ id }) => id);

  test("is read back unchanged, with its pending deliveries", async () => {
    const fields = { message: "مرحبا 👋 \u200Fرسالة\u200E", name: 'O\'Hara \\ "x"' };
    const lead = newLead({ channels, fields });
    expect(await outbox.add(lead)).toBe(lead.id);
    const { id, receivedAt } = lead;
    const deliveries = channels.map((channel) => ({ channel, state: "pending" }));
    expect(await outbox.get(id)).toMatchObject({ id, fields, receivedAt, quarantined: false, deliveries });
  });

  test("is kept once when it arrives twice within ten minutes, and twice after that", async () => {
    const first = newLead();
    const again = () => outbox.add(newLead({ fingerprint: first.fingerprint }));
    expect(await Promise.all([outbox.add(first), again(), again()])).toEqual(Array(3).fill(first.id));
    await run(`UPDATE recent SET at = at - ${DUPLICATE_MS - 60_000}`);
    expect(await again()).toBe(first.id);
    await run("UPDATE recent SET at = at - 60000");
    expect(await again()).not.toBe(first.id);
    expect(await idsOf()).toHaveLength(2);
  });

  test("is kept though another statement fails at the same moment, and no duplicate after its own failed", async () => {
    await run("ALTER TABLE meta RENAME TO moved");
    const [first, lead] = [newLead(), newLead()];
    const results = await Promise.allSettled([outbox.add(first), outbox.setNote("swept", "1")]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    // The lead can be written, its delivery cannot: both are rolled back.
    await run("ALTER TABLE deliveries RENAME COLUMN problem TO moved");
    await expect(outbox.add(lead)).rejects.toThrow();
    await run("ALTER TABLE deliveries RENAME COLUMN moved TO problem");
    const [again] = await add({ fingerprint: lead.fingerprint });
    expect(await idsOf()).toEqual([first.id, again]);
  });

  test("is claimed once and settled once", async () => {
    await Promise.all(Array.from({ length: 40 }, () => add({})));
    const claims = await Promise.all(Array.from({ length: 8 }, () => outbox.claim("mail", now, 10)));
    const ids = claims.flat().map(({ message }) => message.id);
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
    for (const job of claims.flat())
      expect(await outbox.settle(job, { ...pending, state: "delivered", nextAt: now }, now)).toBe(true);
    expect(await outbox.claim("mail", now + LEASE_MS, 10)).toEqual([]);
    expect(await outbox.counts()).toEqual([]);
  });

  test("is taken over after the lease of a dead courier, which can no longer settle it", async () => {
    await add({});
    const dead = await claim(now);
    expect(await outbox.claim("mail", now + LEASE_MS - 1, 1)).toEqual([]);
    const next = await claim(now + LEASE_MS);
    expect(next.message.id).toBe(dead.message.id);
    for (const [job, isSettled] of [[dead, false] as const, [next, true] as const])
      expect(await outbox.settle(job, { ...pending, nextAt: now }, now)).toBe(isSettled);
  });

  test("waits until it is due, and survives a clock that is set back", async () => {
    await add({});
    await outbox.settle(await claim(), { ...pending, nextAt: now + 60_000.4 }, now);
    expect(await outbox.claim("mail", now + 59_000, 1)).toEqual([]);
    await outbox.makeAllDue("webhook", now);
    expect(await outbox.claim("mail", now, 1)).toEqual([]);
    await outbox.makeAllDue("mail", now);
    await outbox.settle(await claim(), { ...pending, nextAt: now + 60_000 }, now);
    const yearBefore = now - 365 * 24 * 3_600_000;
    expect(yearBefore + LONGEST_WAIT_MS).toBeLessThan(now);
    await claim(yearBefore);
  });

  test("as a dead letter is retried by command, starting from the first attempt", async () => {
    const receivedAt = now;
    const [id] = await add({ receivedAt });
    await outbox.settle(
      await claim(),
      { state: "held", attempts: 26, nextAt: now, problem: "SMTP 550" },
      now,
    );
    expect(await outbox.counts()).toMatchObject([{ state: "held", count: 1, oldest: receivedAt }]);
    expect(await outbox.claim("mail", now, 1)).toEqual([]);
    expect(await outbox.retry(["mail"], now, "no such id")).toBe(0);
    expect(await outbox.retry(channels, now, id)).toBe(1);
    expect(await claim()).toMatchObject({ attempts: 0 });
  });

  test("in a state or for a channel that this version does not know is held, and retried where it can be", async () => {
    const [paused, faxed] = await add({}, {});
    await run(`UPDATE deliveries SET state = 'paused' WHERE message_id = '${paused}'`);
    await run(`UPDATE deliveries SET channel = 'fax' WHERE message_id = '${faxed}'`);
    const states = (await outbox.page({ limit: 9 })).map((lead) => stateOf(lead, channels));
    expect(states).toEqual(["held", "held"]);
    expect((await outbox.counts()).toSorted((a, b) => (a.channel < b.channel ? -1 : 1))).toMatchObject([
      { channel: "fax", state: "pending", count: 1 },
      { channel: "mail", state: "held", count: 1 },
    ]);
    expect(await outbox.claim("mail", now, 9)).toEqual([]);
    expect(await outbox.retry(channels, now)).toBe(1);
    expect(await claim()).toMatchObject({ message: { id: paused }, attempts: 0 });
  });

  test("in quarantine is delivered only after its release", async () => {
    const [id = ""] = await add({ quarantined: true, channels: [] });
    expect(await outbox.claim("mail", now, 1)).toEqual([]);
    expect(await outbox.release(id, channels, now)).toBe(true);
    expect(await outbox.release(id, ["mail"], now)).toBe(false);
    expect(await outbox.claim("webhook", now, 1)).toHaveLength(1);
    expect(await outbox.get(id)).toMatchObject({ quarantined: false });
  });

  test("is removed from every table, and with the weekly mail that names it", async () => {
    const lead = newLead({ fields: { name: "Zaphod Unique" }, quarantined: true });
    await outbox.add(lead);
    const notice = await weeklyMail({ outbox, channels: ["mail"], retentionDays: undefined }, now);
    expect(notice.text).toContain("Zaphod Unique");
    await outbox.tell(notice, { occasion: "weekly", channels: ["mail"], now });
    const alarm = { subject: "Alarm", text: "Look." };
    const other = await outbox.tell(alarm, { occasion: "alarm", channels: ["mail"], now });
    expect(await outbox.remove([lead.id])).toMatchObject([{ id: lead.id }]);
    await outbox.compact();
    expect(await outbox.get(lead.id)).toBeUndefined();
    expect(await outbox.claim("mail", now, 9)).toMatchObject([{ message: { id: other, subject: "Alarm" } }]);
    // The same lead may be sent again, as its fingerprint is deleted too.
    const again = newLead({ fingerprint: lead.fingerprint });
    expect(await outbox.add(again)).toBe(again.id);
  });

  test("is deleted after its retention, not before", async () => {
    const start = now;
    await add(...[0, 1, 2, 3, 4].map((age) => ({ receivedAt: start - age * 1_000 })));
    expect(await outbox.purge(undefined, now)).toBe(0);
    expect(await outbox.purge(start - 2_000, now)).toBe(2);
    expect(await idsOf()).toHaveLength(3);
  });

  test("is listed once, by id, in pages of a few megabytes when it is long", async () => {
    const message = "ا".repeat(20_000);
    const added = Array.from({ length: 120 }, () => newLead({ fields: { message } }));
    await Promise.all(added.map(outbox.add));
    const ids = added.map(({ id }) => id);
    for (const search of [{}, { before: LAST }, { text: message.slice(0, 9) }, { limit: 7 }] as Search[]) {
      const pages = await listed(outbox, search);
      expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(110);
      expect(pages.flat()).toEqual(search.before ? ids.toReversed() : ids);
    }
    expect(await outbox.page({ since: Date.now() + 1_000 })).toEqual([]);
  });

  test("is found newest first, by state, form, answer, age and text", async () => {
    const email = "zoe@xn--mgbh0fb.xn--kgbechtv";
    const fields = { name: `Zoë "Z" 50%_`, email, phone: "+971 50 1234567" };
    const start = now;
    const [old, delivered = "", held = "", spam, named] = await add(
      ...[{ receivedAt: start - 2_000 }, {}, {}, { quarantined: true, channels: [] }],
      { kind: "assessment", fields, channels: [] },
    );
    for (const job of await outbox.claim("mail", now + 1_000, 9)) {
      const { id } = job.message;
      const state = id === delivered ? "delivered" : id === held ? "held" : "pending";
      await outbox.settle(job, { state, attempts: 1, nextAt: now, problem: "" }, now);
    }
    await outbox.answer(delivered, "sales@example.com", now);
    const find = async (query: Search) => (await listed(outbox, { channels, before: LAST, ...query })).flat();
    const all = [named, spam, held, delivered, old];
    const wanted: [Search, (string | undefined)[]][] = [
      [{}, all],
      [{ limit: 2 }, all],
      [{ before: held }, [delivered, old]],
      [{ kind: "assessment" }, [named]],
      [{ answered: true }, [delivered]],
      [{ answered: false, since: start - 1_000 }, [named, spam, held]],
      [{ text: "50%x" }, []],
      ...[
        ...['50%_  zoë "z"', "ZOE\u0308", "50 zoë", "z o ë 5 0 m nowhere"],
        ...["Zoe@مثال.إختبار", "\u200Fzoe@XN--mgbh0fb.xn--kgbechtv\u200E", "٩٧١ ۱۲۳۴۵۶۷"],
      ].map((text): [Search, (string | undefined)[]] => [{ text }, [named]]),
    ];
    for (const [query, ids] of wanted) expect([query, await find(query)]).toEqual([query, ids]);
    const leads = await outbox.page({ limit: 9 });
    for (const state of leadStates) {
      const same = leads.filter((lead) => stateOf(lead, channels) === state).map(({ id }) => id);
      expect([state, await find({ state })]).toEqual([state, same.toReversed()]);
    }
    expect(await outbox.facts({ since: start - 1_000 })).toHaveLength(4);
    expect(await outbox.quarantine(held)).toBe(true);
    expect(await outbox.get(held)).toMatchObject({ quarantined: true, deliveries: [] });
    const action = { at: now, person: "a@example.com", action: "spam", leadId: held };
    await outbox.noteAction(action);
    expect(await outbox.actions(9)).toMatchObject([action]);
  });

  test("is in a store that records its last sweep", async () => {
    expect(await outbox.note("swept")).toBeUndefined();
    for (const at of ["1", "2"]) {
      await outbox.setNote("swept", at);
      expect(await outbox.note("swept")).toBe(at);
    }
  });
});
