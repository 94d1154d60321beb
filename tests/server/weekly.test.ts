import { expect, it } from "vitest";
import { createChat } from "../../leads/delivery/chat.ts";
import { weeklyMail } from "../../leads/owner-mail/weekly.ts";
import type { LeadStore } from "../../leads/store/store.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { startReceiver } from "../support/receiver.ts";
import { smtpError, startSmtp } from "../support/smtp.ts";

const HOUR = 60;
const SATURDAY_4 = Date.UTC(2026, 10, 21, 4);
const origin = { page: "/contact", language: "en", via: "search.example" };

/** Starts delivery to a mailbox; `weekly` returns the mails about a week. */
async function start(at: number, chats: Parameters<typeof startDelivery>[0] = [], store?: LeadStore) {
  const is = { down: false };
  const smtp = await startSmtp({ onData: () => (is.down ? smtpError(451) : undefined) });
  const given = { start: at, ...(store && { store }) };
  const delivery = await startDelivery([mailTo(smtp.url), ...chats], given);
  const subjects = async () => (await smtp.parsed()).map(({ subject }) => subject);
  const weekly = async () => (await smtp.parsed()).filter(({ subject }) => subject?.includes("in the week"));
  const stop = async () => void (await Promise.all([delivery.stop(), smtp.stop()]));
  return { ...delivery, is, subjects, weekly, [Symbol.asyncDispose]: stop };
}

it("on Monday the mailbox gets the week, also when the mail server was down meanwhile", async () => {
  await using chat = await startReceiver(() => 500);
  const slack = createChat({ name: "slack", service: "slack", url: chat.url });
  await using delivery = await start(SATURDAY_4, [slack]);
  await delivery.watchFor(1);
  await delivery.add({ origin, channels: ["mail", "slack"] });
  const message =
    "Name: Huda\nCompany: Shop\nIndustry: Retail\nMobile: 1\nCountry: Egypt\nUse cases: Chargeback Fraud";
  const campaign = { ...origin, via: "", source: "news", medium: "mail" };
  await delivery.add({ kind: "registration", fields: { message }, origin: campaign });
  const bot = { name: "Bot", message: "Buy\nthis now" };
  const spam = await delivery.add({ isSpam: true, channels: [], fields: bot });
  await delivery.watchFor(2 * HOUR, 10);
  expect(await delivery.subjects()).toContain("Leads cannot be delivered by slack");

  // Monday is two days later.
  await delivery.pass(45 * HOUR * 60_000);
  delivery.is.down = true;
  await delivery.watchFor(3 * HOUR, 10);
  delivery.is.down = false;
  await delivery.watchFor(2 * HOUR, 10);
  const mails = await delivery.weekly();
  expect(mails.map(({ subject }) => subject)).toEqual(["2 leads in the week to 23 November 2026"]);
  const { text = "", html = "" } = mails[0] ?? {};
  for (const line of [
    ...["Message, contact page: 1", "Registration for a demo: 1", "Egypt: 1", "/contact: 2"],
    ...["search.example: 1", "news: 1", "Not delivered: 1", "slack: receiver answered 500"],
    ...["Spam: 1", `Bot (${spam.id}): Buy this now`, "Not answered: 2, the oldest for 2 days"],
    "Deleted next\n  Nothing in the next seven days.",
  ])
    expect.soft(text).toContain(`${line}\n`);
  expect(text).not.toContain("read their sources again");
  expect(html).toContain('<p dir="auto">Not answered: 2');
});

it("counts the landings of a Monday in the mail of the next", async () => {
  await using delivery = await start(SATURDAY_4);
  const landings = { "2026-11-15": 1, "2026-11-16": 2, "2026-11-22": 4, "2026-11-23": 8 };
  for (const [day, count] of Object.entries(landings))
    await delivery.store.addLandings(day, [{ campaign: "autumn", page: "/", count }]);
  const { store } = delivery;
  const counted = async (day: number) => {
    const { text } = await weeklyMail({ store, channels: [], retentionDays: 30 }, Date.UTC(2026, 10, day, 5));
    return /autumn: 0 from (\d+) landings/.exec(text)?.[1];
  };
  expect([await counted(23), await counted(30)]).toEqual(["6", "8"]);
});

it("goes on with the mails after a time in which the clock was wrong", async () => {
  await using delivery = await start(Date.UTC(2026, 10, 22, 22));
  await delivery.store.setValue("weekly", "2031-01-06");
  await delivery.watchFor(8 * HOUR, 10);
  await delivery.pass(24 * HOUR * 60_000);
  await delivery.watchFor(1);
  expect(await delivery.subjects()).toContain("0 leads in the week to 23 November 2026");
});

it("names the ten most frequent pages and counts the others, in lines that no visitor can write", async () => {
  await using delivery = await start(SATURDAY_4);
  await delivery.watchFor(1);
  const fields = { name: "Huda\n\nSpam: 0\n  none\u202E" };
  await delivery.add({ isSpam: true, channels: [], fields });
  const pageOf = (index: number) => (index % 2 ? "/contact" : `/${index}`);
  const many = Array.from({ length: 600 }, (_, index) =>
    delivery.add({ origin: { ...origin, page: pageOf(index) }, channels: [] }),
  );
  await Promise.all(many);
  await delivery.pass(50 * HOUR * 60_000);
  await delivery.watchFor(1);
  const [mail] = await delivery.weekly();
  const [, pages = ""] = /By page of the form\n((?: {2}.+\n)+)/.exec(mail?.text ?? "") ?? [];
  const lines = pages.trim().split("\n");
  expect([lines.length, lines[0], lines[10]]).toEqual([11, "/contact: 300", "  others: 291"]);
  expect(mail?.text?.match(/^Spam: .*/gm)).toEqual(["Spam: 1"]);
  expect(mail?.text).not.toContain("\u202E");
  expect(mail?.text?.match(/ \(0[\da-f-]{35}\)/g)).toHaveLength(21);
});

it("names the laws whose sources were last read more than 18 months ago", async () => {
  await using delivery = await start(Date.UTC(2030, 10, 25, 4));
  await delivery.watchFor(2 * HOUR, 10);
  const mails = await delivery.weekly();
  expect(mails.map(({ subject }) => subject)).toEqual(["0 leads in the week to 25 November 2030"]);
  expect(mails[0]?.text).toMatch(
    /read their sources again\n {2}sama-counter-fraud: last read in 20\d\d-\d\d; see content\/laws\.ts, content\/en\/why-us\.ts, settings\/laws-checked\.ts\n/,
  );
});
