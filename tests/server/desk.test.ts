import { spawn } from "node:child_process";
import { randomUUIDv7 } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { StoreError } from "../../leads/store/outbox.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { PERSON, startDesk, visitorOf } from "../support/desk.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, leads } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

const HOUR = 3_600_000;

it("refuses posts of other pages, without the token, and too many", async () => {
  await using desk = await startDesk();
  const person = await desk.signIn();
  const id = await desk.outbox.add(newLead());
  for (const origin of ["https://evil.example", "null", "http://localhost:1"])
    expect((await person.post(`/leads/${id}/answered`, {}, { origin })).status).toBe(403);
  expect((await person.post(`/leads/${id}/answered`, { token: "x" })).status).toBe(403);
  expect((await desk.outbox.get(id))?.answered).toBeUndefined();
  const statuses: number[] = [];
  for (let count = 0; count < 7; count++)
    statuses.push((await desk.visitor().post("/sign-in", { address: "other@example.com" })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  for (let count = 0; count < 60; count++) await desk.visitor().post("/code", { address: "x", code: "1" });
  expect((await desk.visitor().post("/code", { address: "x", code: "1" })).status).toBe(429);
  expect(desk.lines).toContain("A sign-in from 127.0.0.1 was refused: too many tries.");
  // Who is signed in goes on.
  expect((await person.act(`/leads/${id}/answered`)).status).toBe(303);
});

it("answers, holds, releases, copies and erases a lead, and says who did it", async () => {
  await using desk = await startDesk();
  const person = await desk.signIn();
  const lead = newLead({ replyTo: "huda@example.com" });
  lead.fields = { ...lead.fields, email: "huda@example.com" };
  const id = await desk.outbox.add(lead);
  const second = await desk.outbox.add({ ...lead, id: randomUUIDv7(), fingerprint: "another" });
  const act = async (action: string, more = {}) => (await person.act(`/leads/${id}/${action}`, more)).status;
  expect(await act("answered")).toBe(303);
  expect((await desk.outbox.get(id))?.answered).toMatchObject({ by: PERSON });
  expect(await act("spam")).toBe(303);
  expect(await desk.outbox.get(id)).toMatchObject({ quarantined: true, deliveries: [] });
  const spam = (await person.get(`/leads/${id}?did=spam`)).text;
  for (const words of ["Held as spam", "Done: This is spam"]) expect(spam).toContain(words);
  expect(await act("release")).toBe(303);
  expect(await desk.outbox.get(id)).toMatchObject({ quarantined: false, deliveries: [{ state: "pending" }] });
  expect((await person.act(`/leads/${id}/copy`)).text).toContain("huda@example.com");
  expect(await act("nonsense")).toBe(404);
  await desk.outbox.claim("mail", await desk.outbox.now(), 1);
  desk.outbox.compact = () => Promise.reject(new StoreError("a reader keeps the store's log"));
  const erased = await person.act(`/leads/${id}/erase`, { all: "yes" });
  expect(erased.text).toMatch(
    /not delivered; under way by mail: .*\n(.*\n)*Leads deleted: 2\n(.*\n)*.*SHA-256/,
  );
  expect(erased.text).toContain("The deleted text is still in the store");
  expect(await desk.outbox.get(id)).toBeUndefined();
  const done = (await desk.outbox.actions(9)).map(({ person: who, action }) => [who, action]);
  expect(done).toEqual(
    ["erase", "erase", "copy", "release", "spam", "answered", "sign-in"].map((action) => [PERSON, action]),
  );
  expect((await desk.outbox.actions(2)).map(({ leadId }) => leadId).sort()).toEqual([id, second].sort());
  for (let at = 0; at < 200; at++)
    await desk.outbox.noteAction({ at, person: PERSON, action: "copy", leadId: "" });
  const [, older = ""] = /href="(\/done\?before=[^"]+)"/.exec((await person.get("/done")).text) ?? [];
  expect((await person.get(older)).text.match(/<th scope="row">/g)).toHaveLength(done.length);
});

it("finds leads by text, form, state, answer and age, fifty a page, and exports what it shows", async () => {
  await using desk = await startDesk();
  const person = await desk.signIn();
  for (let count = 0; count < 51; count++) await desk.outbox.add(newLead());
  const name = `Zoë "Z" 50%_`;
  const other = await desk.outbox.add(
    newLead({ kind: "assessment", fields: { name }, receivedAt: Date.now() - 8 * 24 * HOUR }),
  );
  const rows = async (query: string) =>
    (await person.get(`/${query}`)).text.match(/href="\/leads\/[^"]+"><|href="\/leads\/[\w-]+"/g)?.length ??
    0;
  const first = (await person.get("/")).text;
  expect(first.match(/<th scope="row">/g)).toHaveLength(50);
  const [, older = ""] = /href="(\/\?before=[\w-]+)"/.exec(first) ?? [];
  expect((await person.get(older)).text.match(/<th scope="row">/g)).toHaveLength(2);
  for (const query of [`?text=${encodeURIComponent('zoë "z" 50%_')}`, "?form=assessment"])
    expect((await person.get(`/${query}`)).text).toContain(other);
  expect(await rows("?text=50%25x")).toBe(0);
  expect(await rows("?state=held")).toBe(0);
  expect((await person.get("/?days=7&form=assessment")).text).not.toContain(other);
  await desk.outbox.answer(other, PERSON, Date.now());
  expect((await person.get("/leads.csv")).status).toBe(404);
  const csv = (await person.act("/leads.csv?answered=yes")).text;
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toContain(`"Zoë ""Z"" 50%_"`);
});

it("shows stored text as text, on pages that allow no script", async () => {
  await using desk = await startDesk();
  const person = await desk.signIn();
  const attack = `"><script>alert(1)</script><a href='javascript:alert(1)'>`;
  const given = { name: attack, email: `"x"@example.com`, phone: "javascript:alert(1)", message: attack };
  const origin = { page: attack, language: attack, via: attack, campaign: attack };
  const id = await desk.outbox.add(
    newLead({ kind: attack, subject: attack, origin, fields: { ...given, [attack]: attack } }),
  );
  for (const target of [
    "/",
    `/leads/${id}`,
    `/leads/${id}/erase`,
    "/numbers",
    "/done",
    `/?text=${encodeURIComponent(attack)}`,
  ]) {
    const { text, headers, status } = await person.get(target);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script|<a href=['"]javascript|<a href='/);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toContain("includeSubDomains");
  }
  expect((await person.get("/language/ar")).headers.get("location")).toBe("/");
});

let site: string;
beforeAll(() => {
  site = freshDir();
});
const peers = await startSmtp();
afterAll(() => peers.stop());

it("runs as a program of its own beside the store, mails codes, and takes those of the command line", async () => {
  await (await openSqlite(site)).close();
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: site,
    DESK_PORT: "0",
    DESK_PEOPLE: PERSON,
    SMTP_URL: peers.url,
  };
  const child = spawn(process.execPath, [path.resolve("desk/main.ts")], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [printed] = await once(child.stdout, "data");
  const [, url = ""] = /The desk is at (http:\S+)/.exec(String(printed)) ?? [];
  const visitor = visitorOf(url);
  await visitor.post("/sign-in", { address: PERSON }, { "accept-language": "ar,en;q=0.5" });
  await expect.poll(() => peers.mails.length, { timeout: 30_000 }).toBe(1);
  const [mail] = await peers.parsed();
  expect(mail).toMatchObject({ to: [{ address: PERSON }], subject: "رمز الدخول إلى طلبات الموقع" });
  const [mailed = ""] = /^\d{8}/.exec(mail?.text ?? "") ?? [];
  expect((await visitor.post("/code", { address: PERSON, code: mailed })).status).toBe(303);
  const { stdout } = await leads(site, ["desk-code", PERSON], env);
  expect((await visitorOf(url).post("/code", { address: PERSON, code: stdout.slice(0, 8) })).status).toBe(
    303,
  );
  const refused = await leads(site, ["desk-code", "x@example.com"], env);
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining("x@example.com is not in DESK_PEOPLE"),
  ]);
  child.kill("SIGTERM");
  expect((await once(child, "close"))[0]).toBe(0);
  // Its priority is low, so that it is slow beside other tests.
}, 60_000);
