import { expect, it } from "vitest";
import { createChat } from "../../leads/delivery/chat.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { startReceiver } from "../support/receiver.ts";
import { freshDir } from "../support/server.ts";
import { smtpError, startSmtp } from "../support/smtp.ts";

const HOUR = 60;
const SATURDAY_4 = Date.UTC(2026, 10, 21, 4);
const origin = { page: "/contact", language: "en", via: "search.example" };

it("on Monday the mailbox gets the week, also when the mail server was down meanwhile; other days a line about spam", async () => {
  let isDown = false;
  const smtp = await startSmtp({ onData: () => (isDown ? smtpError(451) : undefined) });
  await using chat = await startReceiver(() => 500);
  const channels = [mailTo(smtp.url), createChat({ name: "slack", service: "slack", url: chat.url })];
  await using delivery = await startDelivery(channels, { start: SATURDAY_4 });
  await delivery.watchFor(1);
  await delivery.add({ origin, channels: ["mail", "slack"] });
  const message =
    "Name: Huda\nCompany: Shop\nIndustry: Retail\nMobile: 1\nCountry: Egypt\nUse cases: Chargeback Fraud";
  const registration = { kind: "registration", fields: { message } };
  await delivery.add({ ...registration, origin: { ...origin, via: "", source: "news", medium: "mail" } });
  const spam = await delivery.add({
    quarantined: true,
    channels: [],
    fields: { name: "Bot", message: "Buy\nthis now" },
  });
  await delivery.watchFor(2 * HOUR);
  const subjects = async () => (await smtp.parsed()).map(({ subject }) => subject);
  expect((await subjects()).slice(2)).toEqual([
    "Leads cannot be delivered by slack",
    "1 message is held as spam",
  ]);

  // Monday is two days later.
  await delivery.pass(45 * HOUR * 60_000);
  isDown = true;
  await delivery.watchFor(3 * HOUR);
  isDown = false;
  await delivery.watchFor(2 * HOUR);
  const mails = (await smtp.parsed()).filter(({ subject }) => subject?.includes("week"));
  expect(mails.map(({ subject }) => subject)).toEqual(["2 leads in the week to 23 November 2026"]);
  const { text = "", html = "" } = mails[0] ?? {};
  for (const line of [
    "Message, contact page: 1\n",
    "Registration for a demo: 1\n",
    "Egypt: 1\n",
    "/contact: 2\n",
    "search.example: 1\n",
    "news / mail: 1\n",
    "Not delivered: 1\n",
    "slack: receiver answered 500\n",
    "Held as spam: 1\n",
    `Bot: Buy this now: npm run leads -- release ${spam.id}\n`,
    "Deleted next\n  Nothing in the next seven days.\n",
  ])
    expect(text).toContain(line);
  expect(text).not.toContain("read their sources again");
  expect(html).toContain(`<code>npm run leads -- release ${spam.id}</code>`);
  await smtp.stop();
});

it("goes on with the mails after a time in which the clock was wrong", async () => {
  const smtp = await startSmtp();
  await using delivery = await startDelivery([mailTo(smtp.url)], { start: Date.UTC(2026, 10, 22, 22) });
  for (const key of ["weekly", "spam"]) await delivery.outbox.setNote(key, "2031-01-06");
  await delivery.add({ quarantined: true, channels: [] });
  await delivery.watchFor(8 * HOUR);
  await delivery.pass(24 * HOUR * 60_000);
  await delivery.watchFor(1);
  expect((await smtp.parsed()).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(["0 leads in the week to 23 November 2026", "1 message is held as spam"]),
  );
  await smtp.stop();
});

it("names the ten most frequent pages and counts the others, in lines that no visitor can write", async () => {
  const smtp = await startSmtp();
  await using delivery = await startDelivery([mailTo(smtp.url)], { start: SATURDAY_4 });
  await delivery.watchFor(1);
  const given = {
    quarantined: true,
    channels: [],
    fields: { name: "Huda\n\nHeld as spam: 0\n  none\u202E" },
  };
  await delivery.add(given);
  const pageOf = (index: number) => (index % 2 ? "/contact" : `/${index}`);
  const many = Array.from({ length: 2_400 }, (_, index) =>
    delivery.add({ origin: { ...origin, page: pageOf(index) }, channels: [] }),
  );
  await Promise.all(many);
  await delivery.pass(50 * HOUR * 60_000);
  await delivery.watchFor(1);
  const [mail] = (await smtp.parsed()).filter(({ subject }) => subject?.includes("week"));
  const [, pages = ""] = /By page of the form\n((?: {2}.+\n)+)/.exec(mail?.text ?? "") ?? [];
  const lines = pages.trim().split("\n");
  expect(lines).toHaveLength(11);
  expect([lines[0], lines[10]]).toEqual(["/contact: 1200", "  others: 1191"]);
  expect(mail?.text?.match(/^Held as spam: .*/gm)).toEqual(["Held as spam: 1"]);
  expect(mail?.text).not.toContain("\u202E");
  expect(mail?.text?.match(/ \(0[\da-f-]{35}\)/g)).toHaveLength(20);
  await smtp.stop();
});

it("a mail whose making ended the process is not begun again by the next start", async () => {
  const smtp = await startSmtp();
  const outbox = await openSqlite(freshDir());
  const channels = [mailTo(smtp.url)];
  await (await startDelivery(channels, { start: SATURDAY_4, outbox })).watchFor(1);
  const never = { ...outbox, page: () => new Promise<never>(() => {}) };
  const monday = SATURDAY_4 + 50 * HOUR * 60_000;
  const dying = await startDelivery(channels, { start: monday, outbox: never });
  void dying.watchFor(1);
  await expect.poll(() => outbox.note("weekly")).toBe("2026-11-23");
  await using next = await startDelivery(channels, { start: monday, outbox });
  await next.watchFor(2);
  expect(await smtp.parsed()).toEqual([]);
  await smtp.stop();
});

it("names the laws whose sources were last read more than 18 months ago", async () => {
  const smtp = await startSmtp();
  await using delivery = await startDelivery([mailTo(smtp.url)], { start: Date.UTC(2030, 10, 24, 22) });
  await delivery.watchFor(12 * HOUR);
  const mails = (await smtp.parsed()).filter(({ subject }) => subject?.includes("week"));
  expect(mails.map(({ subject }) => subject)).toEqual(["0 leads in the week to 25 November 2030"]);
  expect(mails[0]?.text).toMatch(
    /read their sources again\n {2}sama-counter-fraud: last read in 20\d\d-\d\d; see content\/en\/rules\.ts\n/,
  );
  await smtp.stop();
});
