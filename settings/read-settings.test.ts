import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CONFIG_FILE, readSettings } from "./read-settings.ts";

const shipped = readFileSync(CONFIG_FILE, "utf8");
const file = join(mkdtempSync(join(tmpdir(), "owner-")), "site.config.ts");
/** Reads the settings that are shipped, with these texts in place of others. */
function read(...changes: [from: string | RegExp, to: string][]) {
  writeFileSync(
    file,
    changes.reduce((source, [from, to]) => source.replace(from, () => to), shipped),
  );
  return readSettings(file);
}
const lineWith = (text: string) => shipped.slice(0, shipped.indexOf(text)).split("\n").length;

/** Returns the first text of the owner's file that a pattern finds. */
const own = (pattern: RegExp) => pattern.exec(shipped)?.[0] ?? String(pattern);
const BRAND = own(/brand: "[^"\n]*"/);

const wrong: [from: string, to: string, sentence: string][] = [
  [`${BRAND},`, BRAND, "a comma is missing at its end"],
  [BRAND, BRAND.slice(0, -1), "the quotation mark after a text is missing"],
  [BRAND, 'brand: "Cla"rity"', 'a quotation mark within a text is not written \\"'],
  [BRAND, "brand: Clarity", "Clarity is not defined"],
  [BRAND, 'brand: "{year}"', "brand must be one line without { or }"],
  [
    own(/accuracy: [\d.]+/),
    'accuracy: "99,8"',
    'must be a number from 90 to 100, without quotation marks; it is "99,8"',
  ],
  [own(/patterns: \d+,/), "patterns: 60.5,", "figures.patterns must be a number without a point"],
  [
    own(/officeHours: \{\s*from: \d+,\s*to: \d+/),
    "officeHours: {\n    from: 18,\n    to: 9",
    "must have a from that is before its to",
  ],
  ["lossReduction:", "lossReductions:", "figures.lossReductions is not a setting; here there are records"],
  [own(/timeZone: "Africa\/\w+"/), 'timeZone: "Cairo"', "timeZone must be a time zone such as Asia/Dubai"],
  ['phone: "+971 2', 'phone: "00971 2', "offices.2.phone must be + and 8 to 15 digits"],
  ['whatsApp: ""', 'whatsApp: "+971-50-000-0000"', "whatsApp must be + and 8 to 15 digits"],
  ['booking: ""', 'booking: "cal.example.com"', "booking must be an address that starts with https://"],
  ["soc2: true", "soc2: 1", "badges.soc2 must be true or false"],
  ['until: ""', 'until: "tomorrow"', "announcement.until must be a day such as 2026-12-31"],
  ['label: { en: "Blog"', 'label: { en: ""', "company.1.label.en must not be empty"],
  ["dashboardUrl =", "dashboardURL =", "dashboardURL is not a setting"],
];
it("finds the settings whose names no owner changes", () => {
  for (const from of ["lossReduction:", "dashboardUrl ="]) expect(shipped).toContain(from);
});
// What an owner has changed is left out.
for (const [from, to, sentence] of wrong)
  it.runIf(shipped.includes(from))(`names the line and the remedy when ${from} becomes ${to}`, async () => {
    const fault = read([from, to]);
    await expect(fault).rejects.toThrow(sentence);
    if (to.startsWith(from.slice(0, 4))) await expect(fault).rejects.toThrow(`line ${lineWith(from)}: `);
  });

const noMailboxes = ["", "a@b,test", "a at b.test", "a@b", "a?b@b.test", "a..b@b.test"];
it.each(noMailboxes)("refuses the mailbox %s", (mailbox) =>
  expect(read([/mailbox: "[^"]*"/, `mailbox: "${mailbox}"`])).rejects.toThrow("mailbox must "),
);

it("names the forms that have no office, and what else is wrong", async () => {
  const fault = read(['beside: "requests"', 'beside: "contact"'], ["Asia/Riyadh", "Riyadh"]);
  await expect(fault).rejects.toThrow(
    /offices must have one with beside: "contact" and one.*\n.*clocks\.1\.timeZone/,
  );
});

it("does without what may be empty, and takes the alphabet of any language", async () => {
  const least = shipped
    .replace(/ {2}\/\* ---- Links of the footer.*?\n\};/s, "};")
    .replace(/ {2}facts: .*?\n {2}\},/s, "");
  const { site } = await read([shipped, least], [BRAND, 'brand: "卫 <Ægis> & $& 🛡"']);
  expect([site.brand, site.legal, site.facts.exit]).toEqual(["卫 <Ægis> & $& 🛡", [], { en: "", ar: "" }]);
});

it("takes a link for each language, and leaves out what was announced until a day that is over", async () => {
  const links = { en: "https://cal.example.com/en", ar: "https://cal.example.com/ar" };
  const { site } = await read(
    ['booking: ""', `booking: ${JSON.stringify(links)}`],
    ['announcement: { text: { en: ""', 'announcement: { text: { en: "Eid"'],
    ['until: ""', 'until: "2026-01-31"'],
  );
  expect([site.booking, site.announcement.text.en]).toEqual([links, ""]);
  expect(site.badges).toEqual({ gdpr: true, soc2: true, iso27001: true });
});

it("says which folder has no settings", () =>
  expect(readSettings("/nowhere/site.config.ts")).rejects.toThrow("OWNER_DIR must be the folder"));
