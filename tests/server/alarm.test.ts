import { expect, it } from "vitest";
import { deskWords } from "../../desk/words.ts";
import { parseConfig } from "../../leads/config.ts";
import { createChannels, leadChannels } from "../../leads/delivery/channels.ts";
import { createChat } from "../../leads/delivery/chat.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import type { LeadStore } from "../../leads/store/store.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { startDesk } from "../support/desk.ts";
import { startReceiver } from "../support/receiver.ts";
import { freshDir } from "../support/server.ts";
import { smtpError, startSmtp } from "../support/smtp.ts";

const FRIDAY_18 = Date.UTC(2026, 10, 20, 18);
const failed = /^1 lead could not be delivered by mail: .*`npm run leads -- retry`\.$/;
const works = "Leads are delivered by mail again.";
const errors = (lines: string[]) => lines.filter((line) => line.startsWith("ERROR "));

/** Starts delivery by mail and to a chat on a Friday evening; each fails until it is permitted. */
async function start({ name = "ntfy", store }: { name?: string; store?: LeadStore } = {}) {
  const is = { mailDown: true, chatDown: false };
  const smtp = await startSmtp({ onRcpt: () => (is.mailDown ? smtpError(550) : undefined) });
  const chat = await startReceiver(() => (is.chatDown ? 500 : 200));
  const channels = [mailTo(smtp.url), createChat({ name, service: "ntfy", url: chat.url })];
  const delivery = await startDelivery(channels, { start: FRIDAY_18, ...(store && { store }) });
  const stop = () => Promise.all([smtp.stop(), chat.stop(), delivery.stop()]);
  const messages = () => chat.taken.map(({ body }) => body);
  return { is, smtp, delivery, messages, [Symbol.asyncDispose]: async () => void (await stop()) };
}

it("a wrong mail password is reported once by chat within sixteen minutes, and once when it works again", async () => {
  let isWrong = true;
  await using chat = await startReceiver();
  await using smtp = await startSmtp(
    {},
    {
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      onAuth: (_, __, done) =>
        isWrong ? done(smtpError(535, "wrong, huda@example.com")) : done(null, { user: "web" }),
    },
  );
  const mail = mailTo(smtp.url.replace("//", "//web:wrong@"));
  const channels = [mail, createChat({ name: "ntfy", service: "ntfy", url: chat.url })];
  await using delivery = await startDelivery(channels, { start: FRIDAY_18 });
  const messages = () => chat.taken.map(({ body }) => body);
  await delivery.add({ receivedAt: FRIDAY_18 });
  await delivery.watchFor(14);
  expect(messages()).toEqual([]);
  await delivery.watchFor(2);
  const alarm = `1 lead cannot be delivered by mail, the oldest since 2026-11-20 18:00 UTC: 127.0.0.1, port ${smtp.port}: the user name or password in SMTP_URL is wrong (535). None is lost: \`npm run leads -- check-mail\` says more; correct SMTP_URL if it is wrong, and restart the server.`;
  expect(messages()).toEqual([alarm]);
  // More leads, more failures, an hour later: the same alarm.
  await delivery.add();
  await delivery.watchFor(60, 5);
  expect([messages().length, errors(delivery.lines).length]).toEqual([1, 1]);
  isWrong = false;
  await delivery.watchFor(8);
  expect(messages().slice(1)).toEqual([works]);
  expect((await smtp.parsed()).at(-1)?.subject).toBe("Leads are delivered by mail again");
});

it("a refused recipient is reported at once, and a restart does not report it again", async () => {
  const store = { ...(await openSqlite(freshDir())), close: async () => {} };
  await using first = await start({ store });
  await first.delivery.add();
  await first.delivery.watchFor(2);
  expect(first.messages()).toEqual([expect.stringMatching(failed)]);
  const [lead] = await store.leads({ limit: 1 });
  expect(lead?.deliveries).toContainEqual(
    expect.objectContaining({ channel: "mail", state: "failed", attempts: 1 }),
  );
  await using again = await startDelivery([mailTo(first.smtp.url)], { start: first.delivery.now(), store });
  await again.watchFor(3);
  expect(errors(again.lines)).toEqual([]);
});

it("what fails, works and fails again within ten minutes is reported each time, and the last notice is true", async () => {
  await using one = await start();
  for (const refuses of [true, false, true, false]) {
    one.is.mailDown = refuses;
    await one.delivery.store.retry(["mail"], one.delivery.now());
    if (refuses) await one.delivery.add({ receivedAt: FRIDAY_18 });
    await one.delivery.watchFor(2);
    expect(one.messages().at(-1)).toEqual(refuses ? expect.stringMatching(failed) : works);
  }
  expect(one.messages()).toHaveLength(4);
});

it("what could not be reported in time is reported once a channel works, but not once it is no longer true", async () => {
  await using one = await start({ name: "alarm" });
  one.is.chatDown = true;
  await one.delivery.add({ receivedAt: FRIDAY_18 });
  await one.delivery.watchFor(3);
  one.is.chatDown = false;
  await one.delivery.watchFor(30, 5);
  expect(new Set(one.messages())).toEqual(new Set([expect.stringMatching(failed)]));
  const before = one.messages().length;
  one.is.chatDown = true;
  await one.delivery.store.retry(["mail"], one.delivery.now());
  one.is.mailDown = false;
  await one.delivery.watchFor(3);
  one.is.chatDown = false;
  await one.delivery.watchFor(60, 5);
  expect(new Set(one.messages().slice(before))).toEqual(new Set([works]));
});

it("notifies by ALARM_URL, a second mail server or a chat, that mail fails, and nothing of a lead", async () => {
  await using first = await startSmtp({ onRcpt: () => smtpError(550) });
  await using second = await startSmtp();
  await using chat = await startReceiver();
  for (const url of [`${second.url}?to=boss%40example.net`, `slack:${chat.url}`]) {
    const config = parseConfig({ SMTP_URL: first.url, ALARM_URL: url });
    await using delivery = await startDelivery(createChannels(config), { start: FRIDAY_18 });
    await delivery.add({ channels: leadChannels(config) });
    await delivery.watchFor(2);
  }
  expect(second.mails.map(({ to }) => to)).toEqual([["boss@example.net"]]);
  const [mail] = await second.parsed();
  for (const text of [mail?.text, ...chat.taken.map(({ body }) => JSON.parse(body).text)])
    expect(text).toMatch(
      /^1 lead could not be delivered by mail: .*the server refused the recipient.* \(550\)\. None is lost: /,
    );
  expect(chat.taken).toHaveLength(1);
});

it("the desk says on every page, in both languages, that a channel fails, and beside the code that none comes by mail", async () => {
  await using one = await start();
  const config = parseConfig({ DESK_PEOPLE: "sales@example.com", SMTP_URL: one.smtp.url });
  await using desk = await startDesk({ config, store: one.delivery.store });
  const visitor = desk.visitor();
  const read = async (target: string, headers = {}) => (await visitor.post(target, undefined, headers)).text;
  const asked = async () => (await visitor.post("/sign-in", { address: "sales@example.com" })).text;
  const { en, ar } = deskWords;
  const fails = `${en.failing} mail`;
  expect(await read("/")).not.toContain(fails);
  expect(await asked()).not.toContain(en.codeDown);
  await one.delivery.add();
  await one.delivery.watchFor(1);
  for (const target of ["/", "/nowhere"]) expect(await read(target)).toContain(fails);
  expect(await read("/", { "accept-language": "ar" })).toContain(`${ar.failing} mail`);
  const code = await asked();
  for (const words of [fails, en.codeDown]) expect(code).toContain(words);
});

it("a store that cannot be written is reported past the store, once, and once when it can again", async () => {
  const opened = await openSqlite(freshDir());
  let isFull = true;
  const fault = Object.assign(new Error("full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  const store = { ...opened, probe: () => (isFull ? Promise.reject(fault) : opened.probe()) };
  await using one = await start({ store });
  await one.delivery.watchFor(3);
  const full = /^The store of the website cannot be written \(ERR_SQLITE_ERROR 13\)/;
  expect(one.messages()).toEqual([expect.stringMatching(full)]);
  isFull = false;
  await one.delivery.watchFor(2);
  expect(one.messages().slice(1)).toEqual(["The store works again."]);
});
