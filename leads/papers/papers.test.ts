import { expect, it } from "vitest";
import { type Language, languages } from "../../contract/language.ts";
import { site } from "../../settings/site.js";
import { parseConfig } from "../config.ts";
import { paperNames, writePaper } from "./papers.ts";

/** Returns both drafts in a language. */
const draft = (env: Record<string, string>, language: Language) =>
  paperNames.map((name) => writePaper(name, language, parseConfig(env), Date.now())).join("\n\n");

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

it("drafts a record and a notice in each language, with the same parts, to be checked by a lawyer", () => {
  const [english, arabic] = [draft(all, "en"), draft(all, "ar")];
  const headings = (text: string) => text.match(/^#+ /gm);
  expect(headings(english)).toEqual(headings(arabic));
  expect(english.match(/^> \*\*Draft of [\d-]{10}\. A lawyer has to check it/gm)).toHaveLength(2);
  expect(arabic.match(/^> \*\*مسودة بتاريخ [\d-]{10}\. يجب أن يراجعها مستشار قانوني/gm)).toHaveLength(2);
  expect(english).toContain("Ask your lawyer: on which legal basis");
  expect(arabic).toContain("اسألوا مستشاركم القانوني: ما الأساس القانوني");
  expect(english).not.toMatch(/\p{Script=Arabic}/u);
});

it.each(languages)("names in %s the channels that are set up by their hosts, and no secret", (language) => {
  const [set, unset] = [draft(all, language), draft({}, language)];
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
});

it("names the desk and the weekly mail as recipients only where they are set up", () => {
  const [set, unset] = [draft(all, "en"), draft({ WEEKLY_MAIL: "off" }, "en")];
  expect(set).toContain("\n- People who sign in at a private page and see the data: 2.\n");
  expect(set).toContain("who did what: the person's email address, the time, the action and the number");
  expect(set).toContain("\n- The weekly mail quotes from it.\n");
  expect(unset).not.toMatch(/private page|weekly mail/);
  expect(unset).toContain("\n- The data stays on the server until a person deletes it.\n");
});
