import { spawn } from "node:child_process";
import { randomUUIDv7 } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type LeadOrigin, originParts, unknownOrigin } from "../../contract/origin.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { StoreError } from "../../leads/store/store.ts";
import { startDesk, USER, visitorOf } from "../support/desk.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, runCommand } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

const HOUR = 3_600_000;

it("refuses posts of other pages, without the token, and too many", async () => {
  await using desk = await startDesk();
  const user = await desk.signIn();
  const id = await desk.store.add(newLead());
  for (const origin of ["https://evil.example", "null", "http://localhost:1"])
    expect((await user.post(`/leads/${id}/answered`, {}, { origin })).status).toBe(403);
  expect((await user.post(`/leads/${id}/answered`, { token: "x" })).status).toBe(403);
  expect((await desk.store.get(id))?.answered).toBeUndefined();
  const statuses: number[] = [];
  for (let count = 0; count < 7; count++)
    statuses.push((await desk.visitor().post("/sign-in", { address: "other@example.com" })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  for (let count = 0; count < 60; count++) await desk.visitor().post("/code", { address: "x", code: "1" });
  expect((await desk.visitor().post("/code", { address: "x", code: "1" })).status).toBe(429);
  expect(desk.lines).toContain("A sign-in from 127.0.0.1 was refused: too many tries.");
  // Who is signed in goes on.
  expect((await user.act(`/leads/${id}/answered`)).status).toBe(303);
});

it("answers, holds, releases, restricts, corrects, copies and erases a lead, and says who did it", async () => {
  await using desk = await startDesk();
  const user = await desk.signIn();
  const email = "huda@example.com";
  const subject = "New Assessment Request from Huda";
  const answers = { name: "Huda", email, phone: "050", message: "Hello." };
  const fields = { ...answers, _subject: subject, _replyto: email };
  const lead = newLead({ kind: "assessment", replyTo: email, subject, fields });
  const id = await desk.store.add(lead);
  const second = await desk.store.add({ ...lead, id: randomUUIDv7(), fingerprint: "another" });
  const act = async (action: string, more = {}) => {
    const { status, headers } = await user.act(`/leads/${id}/${action}?state=new`, more);
    return status === 303 ? (await user.get(headers.get("location") ?? "")).text : String(status);
  };
  expect(await act("answered")).toMatch(/Marked as answered.*Leads of this person: 2<\/a>, answered: 1/s);
  expect((await desk.store.get(id))?.answered).toMatchObject({ by: USER });
  expect(await desk.store.answer(id, "legal@example.com", 0)).toBe(false);
  expect(await act("spam")).toContain("Marked as spam");
  expect(await desk.store.get(id)).toMatchObject({ isSpam: true, deliveries: [] });
  expect(await act("release")).toContain("not spam");
  expect(await desk.store.get(id)).toMatchObject({ isSpam: false, deliveries: [{ state: "pending" }] });
  expect(await act("restrict")).toContain("do not use");
  expect((await user.act("/leads.csv", { format: "crm" })).text.trim().split("\r\n")).toHaveLength(2);
  await act("unrestrict");
  // What stays is not checked.
  expect(await act("correct", { name: "Huda Saleh", phone: "050" })).toContain("Corrected");
  await act("correct", { phone: "" });
  expect((await desk.store.get(id))?.person.phone).toBe("");
  await act("correct", { phone: "0501234567" });
  await act("correct", { email: "huda@other.example" });
  const corrected = await desk.store.get(id);
  expect(corrected).toMatchObject({
    replyTo: "huda@other.example",
    subject: "New Assessment Request from Huda Saleh",
    person: { phone: "0501234567", name: "Huda Saleh" },
  });
  expect(corrected?.fields).toMatchObject({ _replyto: "huda@other.example", _subject: corrected?.subject });
  expect((await user.get("/activity")).text).toContain("email: huda@example.com → huda@other");
  for (const [part, text] of Object.entries({ message: "x", phone: "hello", email: "huda", name: "" }))
    expect(await act("correct", { phone: "0509999999", [part]: text })).toBe("400");
  expect((await desk.store.get(id))?.person.phone).toBe("0501234567");
  await act("correct", { email: "huda@example.com" });
  const copy = await user.act(`/leads/${id}/copy`);
  expect(copy.headers.get("content-disposition")).toContain("attachment");
  expect(copy.text).toContain("huda@example.com");
  expect(await act("nonsense")).toBe("404");
  await desk.store.claim("mail", await desk.store.now(), 1);
  desk.store.compact = () => Promise.reject(new StoreError("a reader keeps the store's log"));
  const erased = (await user.act(`/leads/${id}/erase`, { all: "yes" })).text;
  for (const words of ["a reader keeps the store", `Erased by</dt><dd><div dir="auto">${USER}`, id, second])
    expect(erased).toContain(words);
  expect(await desk.store.get(id)).toBeUndefined();
  const actions = await desk.store.actions({ limit: 99 });
  expect(actions.map(({ action }) => action).reverse()).toEqual([
    ...["sign-in", "answered", "spam", "release", "restrict", "export", "unrestrict"],
    ...["correct", "correct", "correct", "correct", "correct", "copy", "erase", "erase", "erase"],
  ]);
  expect(new Set(actions.map(({ user: who }) => who))).toEqual(new Set([USER]));
  expect(JSON.stringify(actions)).not.toContain("huda@");
  for (let at = 0; at < 50; at++) await desk.store.logAction({ user: USER, action: "copy", leadId: "" });
  const [, older = ""] = /href="(\/activity\?beyond=[^"]+)"/.exec((await user.get("/activity")).text) ?? [];
  expect((await user.get(older)).text.match(/<th scope="row">/g)).toHaveLength(actions.length);
  expect((await user.get("/activity?action=erase")).text.match(/<th scope="row">/g)).toHaveLength(3);
  expect((await user.act("/activity.csv")).text.trim().split("\r\n")).toHaveLength(actions.length + 51);
  expect((await user.act("/activity.csv?action=erase")).text.trim().split("\r\n")).toHaveLength(4);
});

it("shows first who waits longest, keeps the filters on the way through the leads, and marks several at once", async () => {
  await using desk = await startDesk();
  const user = await desk.signIn();
  const day = 24 * HOUR;
  const ids: string[] = [];
  for (const days of [9, 5, 1])
    ids.push(
      await desk.store.add(newLead({ fields: { name: "Omar" }, receivedAt: Date.now() - days * day - HOUR })),
    );
  const [first = "", second = "", third = ""] = ids;
  await desk.store.add(newLead({ isSpam: true, channels: [] }));
  const order = (text: string) => [...text.matchAll(/href="\/leads\/([\w-]{36})\?/g)].map(([, id]) => id);
  const toDo = (await user.get("/?all=yes")).text;
  expect(toDo.match(/ value="[\w-]{36}" checked/g)).toHaveLength(3);
  expect(order(toDo)).toEqual(ids);
  for (const words of ["9 days ago", "Leads that wait: 3, the ", 'mark?state=new"'])
    expect(toDo).toContain(words);
  const shown = (await user.get(`/leads/${second}?state=new&q=omar`)).text;
  expect(shown).toContain('href="/leads?q=omar&amp;state=new"');
  expect(shown).toMatch(new RegExp(`/leads/${first}\\?q=omar&amp;state=new" rel="prev"`));
  expect(shown).toMatch(new RegExp(`/leads/${third}\\?q=omar&amp;state=new" rel="next"`));
  const marked = await user.act("/leads/mark?state=new", { action: "answered", id: first });
  const after = marked.headers.get("location") ?? "";
  expect(after).toBe("/leads?state=new&did=answered.1");
  expect((await user.get(after)).text).toContain("Marked as answered: 1<");
  const none = await user.act("/leads/mark?state=new", { action: "answered" });
  expect((await user.get(none.headers.get("location") ?? "")).text).toContain("Tick leads first");
  expect(order((await user.get("/")).text)).toEqual([second, third]);
  await user.act("/spam/empty");
  expect(order((await user.get("/leads?state=spam")).text)).toEqual([]);
  expect(order((await user.get("/leads?state=answered")).text)).toEqual([first]);
});

const receivedAt = Date.UTC(2026, 0, 9, 21);
const campaign = { source: "linkedin", campaign: "q4-ksa-banks", language: "ar" };
const message =
  "Name: سارة العتيبي\nCompany: Bank\nIndustry: Banking\nMobile: 0501234567\nCountry: Saudi Arabia\nUse cases: ";
const lead = {
  ...{ kind: "registration", origin: { ...unknownOrigin, page: "/contact", ...campaign }, receivedAt },
  fields: { subject: "New Lead Registration", message, replyTo: "info@example.com" },
};
const rowsFor = (user: ReturnType<typeof visitorOf>) => async (query: string) =>
  (await user.get(`/leads?${query}`)).text.match(/<th scope="row">/g)?.length ?? 0;

it("finds leads by what they say and where they came from, fifty a page, and exports what it shows", async () => {
  await using desk = await startDesk();
  const user = await desk.signIn();
  for (let count = 0; count < 51; count++) await desk.store.add(newLead());
  const id = await desk.store.add(newLead(lead));
  await desk.store.add(newLead({ ...lead, isSpam: true, channels: [] }));
  const rows = rowsFor(user);
  expect((await user.get("/?q=nobody")).text).toMatch(/value="" selected.*No results/s);
  const all = (await user.get("/leads")).text;
  expect(all.match(/<th scope="row">/g)).toHaveLength(50);
  const [, older = ""] = /href="(\/leads\?beyond=[\w-]+)"/.exec(all) ?? [];
  expect((await user.get(older)).text.match(/<th scope="row">/g)).toHaveLength(2);
  for (const query of [
    ...["q=0501234567", "q=%2B966501234567", "q=00966 50 123 4567", "q=966501234567", "q=q4-ksa"],
    ...["q=ساره العتيبى", `q=${id}`, "form=registration", "state=spam"],
    ...["source=linkedin", "campaign=q4-ksa-banks", "country=Saudi+Arabia", "language=ar"],
    // The day in the office of the team.
    "from=2026-01-10&to=2026-01-10",
  ])
    expect.soft(await rows(query), query).toBe(1);
  for (const query of ["q=50%25x", "to=2026-01-09", "state=answered"])
    expect.soft(await rows(query), query).toBe(0);
  expect((await user.get(`/leads/${id}`)).text).toContain('href="tel:+966501234567"');
  expect((await user.get("/leads.csv")).status).toBe(404);
  const csv = (await user.act("/leads.csv?source=linkedin")).text.trim().split("\r\n");
  expect(csv).toHaveLength(2);
  await desk.store.restrict(id, true);
  await desk.store.answer(id, USER, receivedAt);
  expect((await user.act("/leads.csv?source=linkedin")).text).toContain(",yes,2026-01-09T21:00:00.000Z,");
  await desk.store.restrict(id, false);
  await desk.store.answer(id, undefined, receivedAt);
  const crm = (await user.act("/leads.csv?source=linkedin", { format: "crm" })).text;
  expect(crm).toContain("سارة,العتيبي,Bank,,+966501234567,,Saudi Arabia,linkedin,,q4-ksa-banks,,2026-01-10,");
  expect((await desk.store.actions({ limit: 1 }))[0]?.detail).toBe("1 CRM ?source=linkedin");
});

it("counts leads and landings by month, source, campaign and page, each with a link to its leads", async () => {
  await using desk = await startDesk();
  const user = await desk.signIn();
  const rows = rowsFor(user);
  const id = await desk.store.add(newLead(lead));
  await desk.store.add(newLead({ ...lead, isSpam: true, channels: [] }));
  const landing = { campaign: "q4-ksa-banks", page: "/contact", count: 4 };
  await desk.store.addLandings("2026-01-31", [landing, { campaign: "", page: "/", count: 8 }]);
  await desk.store.addLandings("2026-02-01", [landing]);
  // February in the office.
  await desk.store.add(newLead({ receivedAt: Date.UTC(2026, 0, 31, 21) }));
  await desk.store.add(newLead({ receivedAt: receivedAt + 48 * HOUR, origin: { page: "/ar/contact" } }));
  const february = (await user.get("/statistics?to=2026-02-20")).text;
  expect(february).toMatch(/from=(\d{4}-\d\d)-01&amp;to=\1-\d\d">Last month/);
  expect(february).toContain('<a href="/leads?from=2026-02-01&amp;to=2026-02-20">2026-02</a>');
  expect(await rows("from=2026-02-01&to=2026-02-20")).toBe(1);
  const statistics = (await user.get("/statistics?from=2026-01-01&to=2026-01-31")).text;
  expect(statistics).toContain('href="/leads?from=2026-01-01&amp;to=2026-01-31&amp;source=linkedin"');
  expect(statistics).toContain('href="/leads?from=2026-01-01&amp;to=2026-01-31&amp;page=%2Fcontact"');
  expect(await rows("from=2026-01-01&to=2026-01-31&page=%2Fcontact")).toBe(1);
  await desk.store.add(newLead({ origin: { via: "www.example.org" } }));
  expect(await rows("source=www.example.org")).toBe(1);
  const counted = (await user.act("/statistics.csv?from=2026-01-01&to=2026-01-31")).text;
  expect(counted).toContain("q4-ksa-banks,1,4,25.0%\r\n");
  const cells = statistics.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  for (const row of ["q4-ksa-banks 1 4 25.0%", "others 0 8 0.0%", "/contact 1 4 25.0%", "/ar/contact 1"])
    expect.soft(cells).toContain(row);
  await desk.store.restrict(id, true);
  const waiting = async (month: string) => /state=new[^>]+>(\d+)</.exec((await user.get(month)).text)?.[1];
  expect(await waiting("/statistics?from=2026-01-01&to=2026-01-31")).toBe("1");
  expect(await rows("state=new&from=2026-01-01&to=2026-01-31")).toBe(1);
});

it("says what is open before the site goes live, and offers the data-protection documents", async () => {
  await using desk = await startDesk();
  const user = await desk.signIn();
  const setup = (await user.get("/setup")).text;
  for (const words of ["ALARM_URL", "To do</b></dt><dd>Make a", "Done</dt><dd>Make the", "Mail is not"])
    expect(setup).toContain(words);
  const lead = (await user.get(`/leads/${await desk.store.add(newLead())}`)).text;
  expect(lead).toContain("waits: Mail is not set up");
  expect(lead).not.toContain("Deliver again now");
  expect((await user.get("/papers/record.en.html")).text).toContain("<h1>Record of processing");
  expect((await user.get("/papers/notice.ar.md")).text).toMatch(/^# إشعار/);
  expect((await user.get("/papers/passwd.en.md")).status).toBe(404);
});

it("shows stored text as text, on pages that allow no script", async () => {
  await using desk = await startDesk();
  const user = await desk.signIn();
  const attack = `"><script>alert(1)</script><a href='javascript:alert(1)'>`;
  const origin = Object.fromEntries(originParts.map((part) => [part, attack])) as LeadOrigin;
  const given = { name: attack, email: `"x"@example.com`, phone: "javascript:alert(1)", message: attack };
  const id = await desk.store.add(
    newLead({ kind: attack, subject: attack, origin, fields: { ...given, [attack]: attack } }),
  );
  for (const target of [
    "/",
    `/leads/${id}`,
    "/leads",
    "/statistics",
    "/activity",
    "/setup",
    `/leads?q=${encodeURIComponent(attack)}`,
  ]) {
    const { text, headers, status } = await user.get(target);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script|<a href=['"]javascript|<a href='/);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toContain("includeSubDomains");
  }
  expect((await user.get("/language/ar")).headers.get("location")).toBe("/");
});

it("runs as a program of its own beside the store, mails codes, and takes those of the command line", async () => {
  const DATA_DIR = freshDir();
  await (await openSqlite(DATA_DIR)).close();
  await using smtp = await startSmtp();
  const env = { PATH: process.env.PATH, DATA_DIR, DESK_PORT: "0", DESK_PEOPLE: USER, SMTP_URL: smtp.url };
  const child = spawn(process.execPath, [path.resolve("desk/main.ts")], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [printed] = await once(child.stdout, "data");
  const [, url = ""] = /The desk is at (http:\S+)/.exec(String(printed)) ?? [];
  const enter = async (visitor: ReturnType<typeof visitorOf>, code: string) =>
    (await visitor.post("/code", { address: USER, code })).status;
  const visitor = visitorOf(url);
  await visitor.post("/sign-in", { address: USER }, { "accept-language": "ar,en;q=0.5" });
  const mail = await smtp.next(() => true);
  expect(mail).toMatchObject({ to: [{ address: USER }], subject: "رمز الدخول إلى طلبات الموقع" });
  expect(await enter(visitor, mail.text?.slice(0, 8) ?? "")).toBe(303);
  const { text } = await runCommand("desk-code", env, { target: USER });
  expect(await enter(visitorOf(url), text.slice(0, 8))).toBe(303);
  const refused = runCommand("desk-code", env, { target: "x@example.com" });
  await expect(refused).rejects.toThrow("x@example.com is not in DESK_PEOPLE");
  child.kill("SIGTERM");
  expect((await once(child, "close"))[0]).toBe(0);
  // Its priority is low, so that it is slow beside other tests.
}, 60_000);
