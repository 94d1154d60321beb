import { expect, it } from "vitest";
import type { Given } from "../../cli/command.ts";
import { commandOf } from "../../cli/commands.ts";
import { unknownOrigin } from "../../contract/origin.ts";
import { OperationError } from "../../leads/operations/find.ts";
import type { NewLead } from "../../leads/store/outbox.ts";
import { startCommands } from "../support/commands.ts";
import { newLead } from "../support/leads.ts";
import { WEBHOOK_SECRET } from "../support/server.ts";

const { outbox, run: runWhole } = await startCommands();
const run = async (name: string, values: Given["values"] = {}, more = {}, env = {}) =>
  (await runWhole(name, { values, ...more }, env)).text;
const find = (target: string) => run("find", {}, { target });

/** Keeps leads during a test. */
async function keep(...given: Partial<NewLead>[]) {
  const ids: string[] = [];
  for (const one of given) ids.push(await outbox.add(newLead(one)));
  return { ids, [Symbol.asyncDispose]: async () => void (await outbox.remove(ids)) };
}

it.each([
  ["constructor", [], []],
  ["export", ["csv"], []],
  ["list", ["pending"], []],
  ["show", ["x", "y"], []],
  ["show", ["x"], ["since"]],
  ["list", [], ["format"]],
])("refuses %s %j %j", (name, given, options) => {
  expect(() => commandOf(name, given, options)).toThrow(OperationError);
});

it("refuses an unknown format, and finds no lead of an unknown id", async () => {
  await expect(run("export", { format: "constructor" })).rejects.toThrow(OperationError);
  expect(await run("show", {}, { target: "nobody" })).toBe("There is no such lead.\n");
});

it("takes a day or a time as --since, and nothing else", async () => {
  for (const since of [
    "2026-02-30",
    "7",
    "01.02.2026",
    "2026-1-1",
    "2026-13-01",
    "2026-02-28T25:00Z",
    "soon",
    "",
  ])
    await expect(run("list", { since })).rejects.toThrow("such as 2026-01-31");
  for (const since of ["2026-02-28", "2024-02-29", "2026-02-28T09:30:00.000Z", "2026-02-28T09:30+03:00"])
    expect(await run("list", { since })).toBe("No leads.\n");
});

it("prints no control and bidirectional characters, yet every field as it was typed", async () => {
  const typed = "\u009B31mred\u007F\u001B[0m \u202Etxt.exe\u2066 \u2028";
  const fields = { name: typed, message: typed };
  await using kept = await keep({ fields });
  const asJson = [await run("show", {}, { target: kept.ids[0] }), await run("export")];
  for (const text of [await run("list"), ...asJson])
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028]/u);
  for (const text of asJson) expect([JSON.parse(text)].flat()[0].fields).toEqual(fields);
});

it("lists the newest leads by name and address, cut to the window, or all of them as JSON", async () => {
  const leadOf = (name: string) => ({
    fields: { name, company: "Example Bank", message: "Hello." },
    replyTo: "huda@example.com",
  });
  await using kept = await keep(leadOf("Huda Sample"), leadOf(""), leadOf("Amr"));
  const lines = (await run("list")).trimEnd().split("\n");
  expect(lines.map((line) => line.split(/ {2,}/)[3])).toEqual(["Amr", "Example Bank", "Huda Sample"]);
  for (const line of lines) expect(line).toContain("  huda@example.com  contact  New Contact Form");
  const cut = (await run("list", {}, { width: 80 })).trimEnd().split("\n");
  expect(cut.map((line) => line.length)).toEqual([80, 80, 80]);
  expect(cut[2]).toMatch(/ {2}Huda /);
  expect(await run("list", { limit: "1" })).toMatch(
    new RegExp(`^${kept.ids[2]} .*\\nThe newest 1 leads; --limit 0 lists all\\.\\n$`),
  );
  const asJson = JSON.parse(await run("list", { json: true, state: "pending" }));
  expect(asJson.map(({ id }: { id: string }) => id)).toEqual(kept.ids);
  await expect(run("list", { limit: "few" })).rejects.toThrow("--limit is an integer");
});

it("finds leads by a text of any field, a phone number however it was typed, and where they came from", async () => {
  const origin = { ...unknownOrigin, page: "/ar/contact", via: "search.example", campaign: "Autumn" };
  await using kept = await keep(
    { fields: { name: "Émile Ünal", message: 'He said "no" (100%).' } },
    { origin, fields: { name: "Amr", message: "مرحبًا", phone: "+٩٧١ (٥٠) ١٢٣-٤٥٦٧" } },
    { replyTo: "EMILE@example.com", fields: { message: "e\u0301MILE", phone: "+44 (0)20 7946 0000" } },
  );
  const [early, other, late] = kept.ids;
  const phones = ["+971501234567", "00971 50 123 4567", "050.123.4567", "٠٥٠ ١٢٣ ٤٥٦٧", "1234567"];
  const wanted: [string[], (string | undefined)[]][] = [
    [
      ["ÉMILE", "E\u0301mile"],
      [late, early],
    ],
    [["emile@EXAMPLE.com", "\u200Femile@example.com\u200E", "+442079460000", "020 7946 0000"], [late]],
    [['"NO" (100%)'], [early]],
    [[...phones, "مرحبًا", "SEARCH.example", "autumn", "/ar/contact"], [other]],
  ];
  for (const [targets, ids] of wanted)
    for (const target of targets) {
      const lines = (await find(target)).trimEnd().split("\n");
      expect(lines.map((line) => line.split(" ")[0])).toEqual(ids);
    }
  expect((await run("list")).split(/(?<=\n)/)[1]).toBe(await find("Amr"));
  for (const target of ["name", "+971501234568", "()", "00000"])
    expect(await find(target)).toBe("No lead contains this text.\n");
  await expect(find(" ")).rejects.toThrow(OperationError);
});

it("shows fields that it does not know by their names, in the order sent, in the list and in JSON", async () => {
  const fields = { zone: "North", name: "Huda", message: "Hello.", "floor-2": "=1+1" };
  await using _ = await keep({ subject: "Hi", fields });
  expect(await run("list")).toMatch(/ {2}Hi {2}zone: North {2}floor-2: =1\+1\n$/);
  expect(await run("export")).toContain('"floor-2":"=1+1"');
});

it("ignores the deliveries of a channel that is not set up", async () => {
  const withWebhook = { WEBHOOK_URL: "https://example.com/hook", WEBHOOK_SECRET };
  await using kept = await keep({ channels: ["mail", "webhook"] });
  const now = await outbox.now();
  const [job] = await outbox.claim("mail", now, 1);
  if (!job) throw new Error("not claimed");
  await outbox.settle(job, { state: "delivered", attempts: 0, nextAt: now, problem: "" }, now);
  expect(await run("list", { state: "delivered" })).toContain(kept.ids[0]);
  expect(await run("retry")).toBe("Nothing is left to deliver.\n");
  expect(await run("list", { state: "pending" }, {}, withWebhook)).toContain(kept.ids[0]);
  expect(await run("retry", {}, {}, withWebhook)).toMatch(/^1 delivery is due now; /);
});

it("needs no store for check-mail", async () => {
  const nowhere = { DATA_DIR: "/nowhere" };
  expect(await run("check-mail", {}, {}, nowhere)).toBe("SMTP_URL is not set, so nothing is mailed.\n");
  await expect(run("list", {}, {}, nowhere)).rejects.toThrow(
    /^There is no store in \/nowhere \(DATA_DIR\) yet/,
  );
});

it("lists what people did at the desk, the newest first", async () => {
  const [first, second] = [Date.parse("2026-01-02T09:00Z"), Date.parse("2026-01-03T09:00Z")];
  await outbox.noteAction({ at: first, person: "sales@example.com", action: "sign-in", leadId: "" });
  await outbox.noteAction({ at: second, person: "legal@example.com", action: "erase", leadId: "01a2" });
  const newest = "2026-01-03T09:00:00.000Z  legal@example.com  erase  01a2\n";
  expect(await run("activity")).toBe(`${newest}2026-01-02T09:00:00.000Z  sales@example.com  sign-in\n`);
  expect(await run("activity", { since: "2026-01-03" })).toBe(newest);
});
