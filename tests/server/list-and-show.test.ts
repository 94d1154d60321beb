import { afterAll, expect, it } from "vitest";
import { type Given, UsageError } from "../../cli/command.ts";
import { commandOf, commands } from "../../cli/commands.ts";
import { parseConfig } from "../../leads/config.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { freshDir } from "../support/server.ts";

const withWebhook = {
  WEBHOOK_URL: "https://example.com/hook",
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
};
const DATA_DIR = freshDir();
/** The running server's store; the commands open it beside. */
const outbox = await openSqlite(DATA_DIR);
afterAll(() => outbox.close());

/** Runs a command and returns its output. */
async function run(
  name: keyof typeof commands,
  given: Partial<Given> = {},
  env: Record<string, string> = {},
) {
  let text = "";
  const out = async (piece: string) => {
    text += piece;
  };
  const config = parseConfig({ DATA_DIR, ...env });
  await commands[name]?.run({ config, target: undefined, values: {}, out, ...given });
  return text;
}

it.each([
  ["constructor", [], []],
  ["export", ["csv"], []],
  ["list", ["pending"], []],
  ["show", ["x", "y"], []],
  ["show", ["x"], ["since"]],
  ["list", [], ["format"]],
])("refuses %s %j %j", (name, given, options) => {
  expect(() => commandOf(name, given, options)).toThrow(UsageError);
});

it("refuses an unknown format, and finds no lead of an unknown id", async () => {
  await expect(run("export", { values: { format: "constructor" } })).rejects.toThrow(UsageError);
  expect(await run("show", { target: "nobody" })).toBe("There is no such lead.\n");
});

it.each(["2026-02-30", "7", "01.02.2026", "2026-1-1", "2026-13-01", "2026-02-28T25:00Z", "soon", ""])(
  "refuses --since %j",
  async (since) => {
    await expect(run("list", { values: { since } })).rejects.toThrow("such as 2026-01-31");
  },
);

it.each(["2026-02-28", "2024-02-29", "2026-02-28T09:30:00.000Z", "2026-02-28T09:30+03:00"])(
  "accepts --since %j",
  async (since) => {
    expect(await run("list", { values: { since } })).toBe("No leads.\n");
  },
);

it("prints no control and bidirectional characters, yet every field as it was typed", async () => {
  const typed = "\u009B31mred\u007F\u001B[0m \u202Etxt.exe\u2066 \u2028";
  const lead = newLead({ fields: { name: typed, message: typed } });
  await outbox.add(lead);
  const asJson = [await run("show", { target: lead.id }), await run("export")];
  for (const text of [await run("list"), ...asJson]) {
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028]/u);
  }
  for (const text of asJson) expect([JSON.parse(text)].flat()[0].fields).toEqual(lead.fields);
  await outbox.remove([lead.id]);
});

it("lists the newest leads by name and address, cut to the window, or all of them as JSON", async () => {
  const added: string[] = [];
  for (const name of ["Huda Sample", "", "Amr"]) {
    const fields = { name, company: "Example Bank", message: "Hello." };
    added.push(await outbox.add(newLead({ fields, replyTo: "huda@example.com" })));
  }
  const lines = (await run("list")).trimEnd().split("\n");
  expect(lines.map((line) => line.split(/ {2,}/)[3])).toEqual(["Huda Sample", "Example Bank", "Amr"]);
  for (const line of lines) expect(line).toContain("  huda@example.com  contact  New Contact Form");
  const cut = (await run("list", { width: 80 })).trimEnd().split("\n");
  expect(cut.map((line) => line.length)).toEqual([80, 80, 80]);
  expect(cut[0]).toMatch(/ {2}Huda /);
  expect(await run("list", { values: { limit: "1" } })).toMatch(
    new RegExp(`^${added[2]} .*\\nThe newest 1 of 3 leads; --limit 0 lists all\\.\\n$`),
  );
  const asJson = JSON.parse(await run("list", { values: { json: true, state: "pending" } }));
  expect(asJson.map(({ id }: { id: string }) => id)).toEqual(added);
  await expect(run("list", { values: { limit: "few" } })).rejects.toThrow("--limit is a whole number");
  await outbox.remove(added);
});

it("finds leads by a text in any field and any case, oldest first", async () => {
  const early = await outbox.add(
    newLead({ fields: { name: "Émile Ünal", message: 'He said "no" (100%).' } }),
  );
  const other = await outbox.add(newLead({ fields: { name: "Amr", message: "مرحبًا" } }));
  const late = await outbox.add(
    newLead({ replyTo: "EMILE@example.com", fields: { message: "e\u0301MILE" } }),
  );
  const found = async (target: string) =>
    (await run("find", { target }))
      .trimEnd()
      .split("\n")
      .map((line) => line.split(" ")[0]);
  for (const target of ["ÉMILE", "E\u0301mile"]) expect(await found(target)).toEqual([early, late]);
  expect(await found("emile@EXAMPLE.com")).toEqual([late]);
  expect(await found("\u200Femile@example.com\u200E")).toEqual([late]);
  expect(await found('"NO" (100%)')).toEqual([early]);
  expect(await found("مرحبًا")).toEqual([other]);
  expect(await run("find", { target: "Amr" })).toBe(await run("list").then((all) => all.split(/(?<=\n)/)[1]));
  expect(await run("find", { target: "name" })).toBe("No lead contains this text.\n");
  await expect(run("find", { target: " " })).rejects.toThrow(UsageError);
  await outbox.remove([early, other, late]);
});

it("finds a phone number however it was typed, and where a lead came from", async () => {
  const origin = { page: "/ar/contact", language: "ar", via: "search.example", campaign: "Autumn / mail" };
  const id = await outbox.add(
    newLead({ origin, fields: { phone: "+٩٧١ (٥٠) ١٢٣-٤٥٦٧", message: "Hello." } }),
  );
  const line = await run("list");
  for (const target of ["+971501234567", "00971 50 123 4567", "050.123.4567", "٠٥٠ ١٢٣ ٤٥٦٧", "1234567"])
    expect(await run("find", { target })).toBe(line);
  for (const target of ["SEARCH.example", "autumn", "/ar/contact"])
    expect(await run("find", { target })).toBe(line);
  for (const target of ["+971501234568", "()", "00000"])
    expect(await run("find", { target })).toBe("No lead contains this text.\n");
  await outbox.remove([id]);
  const other = await outbox.add(newLead({ fields: { phone: "+44 (0)20 7946 0000" } }));
  for (const target of ["+442079460000", "020 7946 0000"])
    expect(await run("find", { target })).toContain(other);
  await outbox.remove([other]);
});

it("shows fields that it does not know by their names, in the order sent, in the list and in CSV", async () => {
  const fields = { zone: "North", name: "Huda", message: "Hello.", "floor-2": "=1+1" };
  const id = await outbox.add(newLead({ subject: "Hi", fields }));
  expect(await run("list")).toMatch(/ {2}Hi {2}zone: North {2}floor-2: =1\+1\n$/);
  const csv = await run("export", { values: { format: "csv" } });
  expect(csv).toContain(",campaign,others,deliveries,subject,");
  expect(csv).toContain(',"zone: North\nfloor-2: =1+1",mail pending,');
  await outbox.remove([id]);
});

it("ignores the deliveries of a channel that is not set up", async () => {
  const lead = newLead({ channels: ["mail", "webhook"] });
  await outbox.add(lead);
  const [job] = await outbox.claim("mail", lead.receivedAt, 1);
  if (!job) throw new Error("not claimed");
  const settlement = { state: "delivered", attempts: 0, nextAt: lead.receivedAt, problem: "" } as const;
  await outbox.settle(job, settlement, lead.receivedAt);
  expect(await run("list", { values: { state: "delivered" } })).toContain(lead.id);
  expect(await run("retry")).toBe("Nothing is left to deliver.\n");
  expect(await run("list", { values: { state: "pending" } }, withWebhook)).toContain(lead.id);
  expect(await run("retry", {}, withWebhook)).toMatch(/^1 delivery is due now; /);
});

it("needs no store for check-mail", async () => {
  const nowhere = { DATA_DIR: "/nowhere" };
  expect(await run("check-mail", {}, nowhere)).toBe("SMTP_URL is not set, so nothing is mailed.\n");
  await expect(run("list", {}, nowhere)).rejects.toThrow(/^There is no store in \/nowhere \(DATA_DIR\) yet/);
});

it("lists what people did at the desk, the newest first", async () => {
  const [first, second] = [Date.parse("2026-01-02T09:00Z"), Date.parse("2026-01-03T09:00Z")];
  await outbox.noteAction({ at: first, person: "sales@example.com", action: "sign-in", leadId: "" });
  await outbox.noteAction({ at: second, person: "legal@example.com", action: "erase", leadId: "01a2" });
  const newest = "2026-01-03T09:00:00.000Z  legal@example.com  erase  01a2\n";
  expect(await run("activity")).toBe(`${newest}2026-01-02T09:00:00.000Z  sales@example.com  sign-in\n`);
  expect(await run("activity", { values: { since: "2026-01-03" } })).toBe(newest);
});
