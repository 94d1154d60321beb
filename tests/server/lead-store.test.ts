import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { leadStates, stateOf } from "../../leads/lead.ts";
import { weeklyMail } from "../../leads/owner-mail/weekly.ts";
import { openPostgres } from "../../leads/store/postgres-store.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { DUPLICATE_MS, LEASE_MS, type LeadStore, type Search } from "../../leads/store/store.ts";
import { listed, newLead } from "../support/leads.ts";
import { makeDatabase, runSql } from "../support/postgres.ts";
import { freshDir } from "../support/server.ts";

const allChannels = ["mail", "webhook"];
const postgres = inject("postgres");

/** A store, and a way to change its tables behind its back. */
const stores = {
  async SQLite() {
    const dir = freshDir();
    async function run(sql: string) {
      using db = new DatabaseSync(path.join(dir, "leads.db"));
      db.exec(sql);
    }
    return { store: await openSqlite(dir), run };
  },
  async PostgreSQL() {
    const url = await makeDatabase(postgres);
    return { store: await openPostgres(url, "server"), run: (sql: string) => runSql(sql, url) };
  },
};

describe.each(Object.keys(stores) as (keyof typeof stores)[])("a lead kept in %s", (name) => {
  // Skipped on a machine without PostgreSQL, which the run reports.
  const test = it.skipIf(name === "PostgreSQL" && !postgres);
  let store: LeadStore;
  let run: (sql: string) => Promise<void>;
  beforeEach(async () => {
    if (name === "PostgreSQL" && !postgres) return;
    ({ store, run } = await stores[name]());
    return () => store.close();
  });
  const pending = { state: "pending", attempts: 1, problem: "SMTP 451" } as const;
  async function claimOne(now: number) {
    const [job] = await store.claim("mail", now, 1);
    if (!job) throw new Error("not claimed");
    return job;
  }

  test("is read back unchanged, with its pending deliveries", async () => {
    const lead = newLead({
      channels: ["mail", "webhook"],
      fields: { message: "مرحبا 👋 \u200Fرسالة\u200E", name: 'O\'Hara \\ "x"' },
    });
    expect(await store.add(lead)).toBe(lead.id);
    const kept = await store.get(lead.id);
    const { id, fields, receivedAt } = lead;
    expect(kept).toMatchObject({ id, fields, isSpam: false, receivedAt });
    expect(kept?.deliveries.map(({ channel, state }) => [channel, state])).toEqual([
      ["mail", "pending"],
      ["webhook", "pending"],
    ]);
  });

  test("is kept once when it arrives twice within ten minutes, and twice after that", async () => {
    const first = newLead();
    const again = () => newLead({ fingerprint: first.fingerprint });
    const ids = await Promise.all([store.add(first), store.add(again()), store.add(again())]);
    expect(ids).toEqual([first.id, first.id, first.id]);
    await run(`UPDATE recent SET at = at - ${DUPLICATE_MS - 60_000}`);
    expect(await store.add(again())).toBe(first.id);
    await run("UPDATE recent SET at = at - 60000");
    expect(await store.add(again())).not.toBe(first.id);
    expect(await store.leads({ limit: 10 })).toHaveLength(2);
  });

  test("is kept though another statement fails at the same moment", async () => {
    await run("ALTER TABLE meta RENAME TO moved");
    const lead = newLead();
    const [kept, failed] = await Promise.allSettled([store.add(lead), store.setValue("swept", "1")]);
    expect([kept, failed.status]).toEqual([{ status: "fulfilled", value: lead.id }, "rejected"]);
  });

  test("is no duplicate when it is sent again after its transaction failed", async () => {
    const lead = newLead();
    // The lead can be written, its delivery cannot: both are rolled back.
    await run("ALTER TABLE deliveries RENAME COLUMN problem TO moved");
    await expect(store.add(lead)).rejects.toThrow();
    await run("ALTER TABLE deliveries RENAME COLUMN moved TO problem");
    const again = newLead({ fingerprint: lead.fingerprint });
    expect(await store.add(again)).toBe(again.id);
    expect((await store.leads({ limit: 9 })).map(({ id }) => id)).toEqual([again.id]);
  });

  test("is claimed once and settled once", async () => {
    await Promise.all(Array.from({ length: 40 }, () => store.add(newLead())));
    const now = await store.now();
    const claims = await Promise.all(Array.from({ length: 8 }, () => store.claim("mail", now, 10)));
    const ids = claims.flat().map(({ message }) => message.id);
    expect(new Set(ids).size).toBe(40);
    expect(ids).toHaveLength(40);
    for (const job of claims.flat()) {
      expect(await store.settle(job, { ...pending, state: "delivered", nextAt: now }, now)).toBe(true);
    }
    expect(await store.claim("mail", now + LEASE_MS, 10)).toEqual([]);
    expect(await store.queueStats()).toEqual([]);
  });

  test("is taken over after the lease of a dead dispatcher, which can no longer settle it", async () => {
    await store.add(newLead());
    const now = await store.now();
    const dead = await claimOne(now);
    expect(await store.claim("mail", now + LEASE_MS - 1, 1)).toEqual([]);
    const next = await claimOne(now + LEASE_MS);
    expect(next.message.id).toBe(dead.message.id);
    expect(await store.settle(dead, { ...pending, nextAt: now }, now)).toBe(false);
    expect(await store.settle(next, { ...pending, nextAt: now }, now)).toBe(true);
  });

  test("waits until it is due, and survives a clock that is set back", async () => {
    await store.add(newLead());
    const now = await store.now();
    await store.settle(await claimOne(now), { ...pending, nextAt: now + 60_000.4 }, now);
    expect(await store.claim("mail", now + 59_000, 1)).toEqual([]);
    await store.makeDue("webhook", "pending", now);
    expect(await store.claim("mail", now, 1)).toEqual([]);
    await store.makeDue("mail", "pending", now);
    await store.settle(await claimOne(now), { ...pending, nextAt: now + 60_000 }, now);
    expect(await store.claim("mail", now - 365 * 24 * 3_600_000, 1)).toHaveLength(1);
  });

  test("is neither delivered nor counted as waiting while its use is stopped", async () => {
    const id = await store.add(newLead());
    await store.restrict(id, true);
    expect([await store.claim("mail", await store.now(), 1), await store.queueStats()]).toEqual([[], []]);
    await store.restrict(id, false);
    expect(await store.claim("mail", await store.now(), 1)).toHaveLength(1);
  });

  test("that failed is retried by command, starting from the first attempt", async () => {
    const lead = newLead();
    await store.add(lead);
    const now = await store.now();
    await store.settle(
      await claimOne(now),
      { state: "failed", attempts: 26, nextAt: now, problem: "SMTP 550" },
      now,
    );
    expect(await store.queueStats()).toMatchObject([{ state: "failed", count: 1, oldest: lead.receivedAt }]);
    expect(await store.claim("mail", now, 1)).toEqual([]);
    expect(await store.retry(["mail"], now, "no such id")).toBe(0);
    expect(await store.retry(["mail", "webhook"], now, lead.id)).toBe(1);
    expect(await store.claim("mail", now, 1)).toMatchObject([{ attempts: 0 }]);
  });

  test("is deleted from every table", async () => {
    const lead = newLead();
    await store.add(lead);
    await store.add(newLead());
    expect(await store.deleteDeliverables([lead.id])).toMatchObject([{ id: lead.id }]);
    await store.compact();
    expect(await store.get(lead.id)).toBeUndefined();
    expect(await store.claim("mail", await store.now(), 10)).toHaveLength(1);
    // The same lead may be sent again, as its fingerprint is deleted too.
    const again = newLead({ fingerprint: lead.fingerprint });
    expect(await store.add(again)).toBe(again.id);
  });

  test("is deleted with the weekly mail that names it, and with no other owner mail", async () => {
    const lead = newLead({ fields: { name: "Zaphod Unique" }, isSpam: true });
    await store.add(lead);
    const now = Date.now();
    const mail = await weeklyMail({ store, channels: ["mail"], retentionDays: undefined }, now);
    expect(mail.text).toContain("Zaphod Unique");
    await store.queueOwnerMail(mail, { event: "weekly", channels: ["mail"] });
    const alarm = { subject: "Alarm", text: "Look." };
    await store.queueOwnerMail(alarm, { event: "alarm", channels: ["mail"] });
    expect(await store.deleteDeliverables([lead.id])).toMatchObject([{ id: lead.id }]);
    expect(await store.claim("mail", await store.now(), 9)).toMatchObject([
      { message: { subject: "Alarm" } },
    ]);
  });

  test("is listed once, by id, in pages of a few megabytes when it is long", async () => {
    const message = "ا".repeat(20_000);
    const added = Array.from({ length: 120 }, () => newLead({ fields: { message } }));
    await Promise.all(added.map(store.add));
    const ids = added.map(({ id }) => id);
    for (const search of [{}, { order: "newest" }, { text: message.slice(0, 9) }, { limit: 7 }] as Search[]) {
      const pages = await listed(store, search);
      expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(110);
      expect(pages.flat()).toEqual(search.order ? ids.toReversed() : ids);
    }
    expect(await store.leads({ since: Date.now() + 1_000 })).toEqual([]);
  });

  test("is found newest first, by state, form, answer, age and text", async () => {
    const now = await store.now();
    const name = `Zoë "Z" 50%_`;
    const old = newLead({ receivedAt: now - 2_000 });
    const [delivered, failed, spam, named] = [
      newLead(),
      newLead(),
      newLead({ isSpam: true, channels: [] }),
      newLead({
        kind: "assessment",
        fields: { name, email: "zoe@xn--mgbh0fb.xn--kgbechtv", phone: "+٩٧١ (٥٠) ١٢٣-٤٥٦٧" },
        origin: { page: "/ar/contact", via: "search.example", campaign: "Autumn" },
        channels: [],
      }),
    ];
    for (const lead of [old, delivered, failed, spam, named]) await store.add(lead);
    for (const job of await store.claim("mail", now + 1_000, 9)) {
      const state =
        job.message.id === delivered.id ? "delivered" : job.message.id === failed.id ? "failed" : "pending";
      await store.settle(job, { state, attempts: 1, nextAt: now, problem: "" }, now);
    }
    await store.answer(delivered.id, "sales@example.com", now);
    const find = async (query: Search) =>
      (await listed(store, { channels: allChannels, order: "newest", ...query })).flat();
    const all = [named.id, spam.id, failed.id, delivered.id, old.id];
    for (const query of [{}, { limit: 2 }]) expect(await find(query)).toEqual(all);
    expect(await find({ cursor: failed.id })).toEqual([delivered.id, old.id]);
    for (const state of leadStates) {
      const all = await store.leads({ limit: 9 });
      const same = all.filter((lead) => stateOf(lead, ["mail", "webhook"]) === state).map(({ id }) => id);
      expect([state, await find({ state })]).toEqual([state, same.toReversed()]);
    }
    expect(await find({ kind: "assessment" })).toEqual([named.id]);
    expect(await find({ answered: true })).toEqual([delivered.id]);
    expect(await find({ answered: false, since: now - 1_000 })).not.toContain(old.id);
    expect(await find({ text: '50%_  zoë "z"' })).toEqual([named.id]);
    for (const text of ["50%x", "name", "+971501234568", "()", "00000"])
      expect(await find({ text })).toEqual([]);
    const phones = ["+971501234567", "00971 50 123 4567", "050.123.4567", "٠٥٠ ١٢٣ ٤٥٦٧", "٩٧١ ۱۲۳۴۵۶۷"];
    for (const text of [
      ...["ZOE\u0308", "50 zoë", "z o ë 5 0 m nowhere", "Zoe@مثال.إختبار"],
      ...["\u200Fzoe@XN--mgbh0fb.xn--kgbechtv\u200E", "SEARCH.example", "autumn", "/ar/contact", ...phones],
    ])
      expect([text, await find({ text })]).toEqual([text, [named.id]]);
    expect(await store.summaries({ since: now - 1_000 })).toHaveLength(4);
    expect(await store.markSpam(failed.id)).toBe(true);
    expect(await store.get(failed.id)).toMatchObject({ isSpam: true, deliveries: [] });
    await store.logAction({ user: "a@example.com", action: "spam", leadId: failed.id });
    expect(await store.actions({ limit: 9 })).toMatchObject([
      { user: "a@example.com", action: "spam", leadId: failed.id },
    ]);
  });
});
