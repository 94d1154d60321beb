import { expect, it } from "vitest";
import { parseConfig } from "../leads/config.ts";
import { site } from "../settings/site.js";
import { UsageError } from "./command.ts";
import { commandOf } from "./commands.ts";

/** Runs the command without a store and returns the drafts. */
async function draft(env: Record<string, string> = {}, language?: string, paper?: string) {
  let text = "";
  const out = async (piece: string) => {
    text += piece;
  };
  const values = { ...(language && { language }), ...(paper && { paper }) };
  const config = parseConfig({ DATA_DIR: "/nowhere", ...env });
  await commandOf("papers", [], Object.keys(values))({ config, target: undefined, values, out });
  return text;
}

const all = {
  SITE_URL: "https://www.clarity.example",
  DATABASE_URL: "postgres://leads:hunter2@db.example/leads",
  SMTP_URL: "smtps://web:hunter2@mail.example:465",
  WEBHOOK_URL: "https://crm.example/hunter2?key=hunter2",
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
  NOTIFY_URL: "slack:https://hooks.example/hunter2 ntfy:https://ntfy.example/hunter2",
  RETENTION_DAYS: "90",
  DESK_PEOPLE: "a@example.com b@example.com",
};

it("drafts a record and a notice in each language, with the same parts, to be checked by a lawyer", async () => {
  const [english, arabic, both] = [await draft(all, "en"), await draft(all, "ar"), await draft(all)];
  expect(both).toBe(`${english.trimEnd()}\n\n${arabic}`);
  const headings = (text: string) => text.match(/^#+ /gm);
  expect(headings(english)).toEqual(headings(arabic));
  expect(english.match(/^> \*\*Draft of [\d-]{10}\. A lawyer has to check it/gm)).toHaveLength(2);
  expect(arabic.match(/^> \*\*مسودّة بتاريخ [\d-]{10}\. يجب أن يراجعها مستشار قانوني/gm)).toHaveLength(2);
  expect(english).toContain("Ask your lawyer: on which legal basis");
  expect(arabic).toContain("اسألوا مستشاركم القانوني: ما الأساس القانوني");
  expect(english).not.toMatch(/\p{Script=Arabic}/u);
  const [record, notice] = [await draft(all, "en", "record"), await draft(all, "en", "notice")];
  expect(english).toBe(`${record.trimEnd()}\n\n${notice}`);
  await expect(draft(all, "fr")).rejects.toThrow(UsageError);
  await expect(draft(all, "en", "letter")).rejects.toThrow(UsageError);
});

it.each(["en", "ar"])(
  "names in %s the channels that are set up by their hosts, and no secret",
  async (language) => {
    const [set, unset] = [await draft(all, language), await draft({}, language)];
    expect(set).not.toContain("hunter2");
    for (const host of ["db.example", "mail.example", "crm.example", "hooks.example", "ntfy.example"]) {
      expect(set).toContain(host);
      expect(unset).not.toContain(host);
    }
    expect(set).toMatch(/90 (days|يومًا)/);
    expect(unset).toContain("`leads.country`");
    expect(set).not.toContain("`leads.period`");
    for (const text of [set, unset]) {
      expect(text).toContain(site.mailbox);
      expect(text).toContain("localStorage");
      expect(text).not.toMatch(/undefined|null/);
    }
  },
);

it("names the desk and the weekly mail as recipients only where they are set up", async () => {
  const [set, unset] = [await draft(all, "en"), await draft({ WEEKLY_MAIL: "off" }, "en")];
  expect(set).toContain("\n- People who sign in at a private page and see the data: 2.\n");
  expect(set).toContain("who did what: the person's email address, the time, the action and the number");
  expect(set).toContain("\n- The weekly mail quotes from it.\n");
  expect(unset).not.toMatch(/private page|weekly mail/);
  expect(unset).toContain("\n- The data stays on the server until a person deletes it.\n");
});
