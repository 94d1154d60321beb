import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import type { CliContext } from "../../cli/command.ts";
import { OperationError } from "../../leads/operations/find.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import type { NewLead } from "../../leads/store/store.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, leads, runCommand } from "../support/server.ts";

const DATA_DIR = freshDir();
const first = await openSqlite(DATA_DIR);
const [failed, spam] = [newLead(), newLead({ isSpam: true, channels: [] })];
for (const lead of [failed, spam]) await first.add(lead);
const [job] = await first.claim("mail", failed.receivedAt, 1);
if (job) await first.settle(job, { state: "failed", attempts: 1, nextAt: 0, problem: "" }, 0);
await first.close();

const usage = expect.stringContaining("npm run leads -- show ID");
it.each([
  [["list", "-h"], { code: 0, stdout: usage, stderr: "" }],
  [["list", "--x"], { code: 2, stdout: "", stderr: usage }],
  [["show"], { code: 2, stdout: "", stderr: usage }],
])("answers %j with its usage", async (args, answer) => {
  expect(await leads(DATA_DIR, args, { DATA_DIR })).toEqual(answer);
});

it("reports in words that the output's disk is full", () => {
  const stdio = ["ignore", openSync("/dev/full", "w"), "pipe"] as const;
  const program = path.resolve("cli/main.ts");
  const full = spawnSync(process.execPath, [program, "export"], { env: { DATA_DIR }, stdio: [...stdio] });
  const sentence = "The output cannot be written: no space left on device (ENOSPC).\n";
  expect([full.status, String(full.stderr)]).toEqual([1, sentence]);
});

const dataDir = freshDir();
const store = await openSqlite(dataDir);
afterAll(() => store.close());
const run = async (name: string, values: CliContext["values"] = {}, more = {}, env = {}) =>
  (await runCommand(name, { DATA_DIR: dataDir, ...env }, { values, ...more })).text;
const find = (target: string) => run("find", {}, { target });

/** Stores leads during a test. */
async function addLeads(...given: Partial<NewLead>[]) {
  const ids: string[] = [];
  for (const one of given) ids.push(await store.add(newLead(one)));
  return { ids, [Symbol.asyncDispose]: async () => void (await store.deleteDeliverables(ids)) };
}

it("refuses an unknown format or state, and finds no lead of an unknown id", async () => {
  const isNamed = (error: Error) =>
    error instanceof OperationError && error.message.endsWith(', not "constructor".');
  await expect(run("export", { format: "constructor" })).rejects.toSatisfy(isNamed);
  await expect(run("list", { state: "constructor" })).rejects.toSatisfy(isNamed);
  expect(await run("show", {}, { target: "nobody" })).toBe("There is no such lead.\n");
});

it("prints no control and bidirectional characters, yet every field as it was typed", async () => {
  const typed = "\u009B31mred\u007F\u001B[0m \u202Etxt.exe\u2066 \u2028";
  const fields = { name: typed, message: typed };
  await using added = await addLeads({ fields });
  const asJson = [await run("show", {}, { target: added.ids[0] }), await run("export")];
  for (const text of [await run("list"), ...asJson])
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028]/u);
  for (const text of asJson) expect([JSON.parse(text)].flat()[0].fields).toEqual(fields);
});

it("lists the newest leads by name and address, cut to the window, or all of them as JSON", async () => {
  const leadOf = (name: string) => ({
    fields: { name, company: "Example Bank", message: "Hello." },
    replyTo: "huda@example.com",
  });
  await using added = await addLeads(leadOf("Huda Sample"), leadOf(""), leadOf("Amr"));
  const lines = (await run("list")).trimEnd().split("\n");
  expect(lines.map((line) => line.split(/ {2,}/)[3])).toEqual([
    "Amr, Example Bank",
    "Example Bank",
    "Huda Sample, Example Bank",
  ]);
  for (const line of lines) expect(line).toContain("  huda@example.com  contact  New Contact Form");
  const cut = (await run("list", {}, { width: 80 })).trimEnd().split("\n");
  expect(cut.map((line) => line.length)).toEqual([80, 80, 80]);
  expect(cut[2]).toMatch(/ {2}Huda /);
  expect(await run("list", { limit: "1" })).toMatch(
    new RegExp(`^${added.ids[2]} .*\\nListed the newest 1; --limit 0 lists all\\.\\n$`),
  );
  const asJson = JSON.parse(await run("list", { json: true, state: "pending" }));
  expect(asJson.map(({ id }: { id: string }) => id)).toEqual(added.ids);
});

it("finds leads by a text, and lists them like all", async () => {
  await using _ = await addLeads({ fields: { name: "Émile Ünal" } });
  expect(await find("emile")).toBe(await run("list"));
  expect(await find("nobody")).toBe("No lead contains this text.\n");
  await expect(find(" ")).rejects.toThrow(OperationError);
});

it("shows fields that it does not know by their names, in the order sent, in the list and in JSON", async () => {
  const fields = { zone: "North", name: "Huda", message: "Hello.", "floor-2": "=1+1" };
  await using _ = await addLeads({ subject: "Hi", fields });
  expect(await run("list")).toMatch(/ {2}Hi {2}zone: North {2}floor-2: =1\+1\n$/);
  expect(await run("export")).toContain('"floor-2":"=1+1"');
});

it("needs no store for check-mail", async () => {
  const nowhere = { DATA_DIR: "/nowhere" };
  expect(await run("check-mail", {}, {}, nowhere)).toBe("SMTP_URL is not set, so nothing is mailed.\n");
  await expect(run("list", {}, {}, nowhere)).rejects.toThrow(
    /^There is no store in \/nowhere \(DATA_DIR\) yet/,
  );
});

it("lists what people did at the desk, the newest first", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-01-02T09:00Z") });
  await store.logAction({ user: "sales@example.com", action: "sign-in", leadId: "" });
  vi.setSystemTime(Date.parse("2026-01-03T09:00Z"));
  await store.logAction({ user: "legal@example.com", action: "erase", leadId: "01a2" });
  const newest = "2026-01-03T09:00:00.000Z  legal@example.com  erase  01a2\n";
  expect(await run("activity")).toBe(`${newest}2026-01-02T09:00:00.000Z  sales@example.com  sign-in\n`);
  expect(await run("activity", { since: "2026-01-03" })).toBe(newest);
  vi.useRealTimers();
});
