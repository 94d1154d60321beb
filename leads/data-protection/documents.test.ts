import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Language, languages } from "../../contract/language.ts";
import { parseConfig } from "../config.ts";
import { documentNames, writeDocument } from "./documents.ts";

/** Returns both drafts in a language. */
const draft = (env: Record<string, string>, language: Language) =>
  documentNames.map((name) => writeDocument(name, language, parseConfig(env), Date.now())).join("\n\n");

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

it("has the same parts in each language, to be checked by a lawyer", () => {
  const english = draft(all, "en");
  // Line by line the same heading or item, condition, slots and names of settings.
  const partsOf = (template: string) =>
    template.split("\n").map((line) => line.match(/^#+|^-|[?!]\w+ |\{\w+\}|`[\w.]+`/g)?.sort());
  const [en, ar] = languages.map((language) =>
    partsOf(readFileSync(new URL(`template.${language}.md`, import.meta.url), "utf8")),
  );
  expect(ar).toEqual(en);
  expect(english.match(/^> \*\*Draft of [\d-]{10}\. A lawyer has to check it/gm)).toHaveLength(2);
  expect(english).not.toMatch(/\p{Script=Arabic}/u);
});

it.each(languages)("names in %s what is set up, of services the hosts alone, and no secret", (language) => {
  const [set, unset] = [draft(all, language), draft({ WEEKLY_MAIL: "off" }, language)];
  expect(set).not.toContain("hunter2");
  for (const host of ["db.example", "mail.example", "crm.example", "hooks.example", "ntfy.example"]) {
    expect(set).toContain(host);
    expect(unset).not.toContain(host);
  }
  expect(set).toMatch(/90 (days|يومًا)/);
  expect(set.includes("`leads.period`")).toBe(false);
  for (const text of [set, unset]) expect(text).not.toMatch(/undefined|null/);
  if (language === "en") {
    expect(set).toContain("\n- People who sign in at a private page and see the data: 2.\n");
    expect(set).toContain("; only the weekly mail quotes from it.\n");
    expect(unset).not.toMatch(/private page|weekly mail/);
  }
});
