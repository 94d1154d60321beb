import { afterAll, beforeAll, expect, it } from "vitest";
import { newLead } from "../tests/support/leads.ts";
import { freshDir } from "../tests/support/server.ts";
import { commandOf, commands, type Given, UsageError } from "./commands.ts";
import { parseConfig } from "./config.ts";
import type { Outbox } from "./leads/outbox.ts";
import { openSqlite } from "./leads/sqlite.ts";

const withWebhook = {
  WEBHOOK_URL: "https://example.com/hook",
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
};
let outbox: Outbox;
beforeAll(async () => {
  outbox = await openSqlite(freshDir());
});
afterAll(() => outbox.close());

/** What a command prints. */
async function run(
  name: keyof typeof commands,
  given: Partial<Given> = {},
  env: Record<string, string> = {},
) {
  let text = "";
  const out = async (piece: string) => {
    text += piece;
  };
  const rest = { config: parseConfig(env), outbox, target: undefined, values: {}, out };
  await commands[name]?.run({ ...rest, ...given });
  return text;
}

it.each([
  ["constructor", [], []],
  ["export", ["csv"], []],
  ["list", ["pending"], []],
  ["show", ["x", "y"], []],
  ["show", ["x"], ["since"]],
  ["list", [], ["format"]],
])("%s %j %j is refused, not half understood", (name, given, options) => {
  expect(() => commandOf(name, given, options)).toThrow(UsageError);
});

it("knows a format by its own name only", async () => {
  await expect(run("export", { values: { format: "constructor" } })).rejects.toThrow(UsageError);
});

it.each(["2026-02-30", "7", "01.02.2026", "2026-1-1", "2026-13-01", "2026-02-28T25:00Z", "soon", ""])(
  "takes --since %j for no date",
  async (since) => {
    await expect(run("list", { values: { since } })).rejects.toThrow("such as 2026-01-31");
  },
);

it.each(["2026-02-28", "2024-02-29", "2026-02-28T09:30:00.000Z", "2026-02-28T09:30+03:00"])(
  "takes --since %j",
  async (since) => {
    expect(await run("list", { values: { since } })).toBe("No leads.\n");
  },
);

it("shows no sign that steers a terminal, and the lead as it was written all the same", async () => {
  const lead = newLead({ fields: { message: "\u009B31mred\u007F\u001B[0m" } });
  await outbox.add(lead);
  for (const text of [await run("show", { target: lead.id }), await run("export")]) {
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
    expect([JSON.parse(text)].flat()[0].fields).toEqual(lead.fields);
  }
  await outbox.remove([lead.id]);
});

it("leaves a channel that is taken out of what is still to be done", async () => {
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
