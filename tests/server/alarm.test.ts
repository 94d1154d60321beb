import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createDesk } from "../../desk/server.ts";
import { commandLine, parseConfig } from "../../leads/config.ts";
import { channelNames, channelsOf } from "../../leads/delivery/channels.ts";
import { createChat } from "../../leads/delivery/chat.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { canMount, mountDisk } from "../support/disk.ts";
import { startReceiver } from "../support/receiver.ts";
import { freshDir } from "../support/server.ts";
import { smtpError, startSmtp } from "../support/smtp.ts";

const FRIDAY_18 = Date.UTC(2026, 10, 20, 18);

/** Starts delivery by mail and to a chat on a Friday evening. */
async function start(given: Parameters<typeof startSmtp>, outbox = openSqlite(freshDir())) {
  const smtp = await startSmtp(...given);
  const chat = await startReceiver();
  const url = `smtp://web:wrong@127.0.0.1:${smtp.port}`;
  const channels = [mailTo(url), createChat({ name: "ntfy", service: "ntfy", url: chat.url })];
  const delivery = await startDelivery(channels, { start: FRIDAY_18, outbox: await outbox });
  return { smtp, delivery, said: () => chat.taken.map(({ body }) => body), stop: chat.stop };
}

it("a wrong mail password is told once by chat within sixteen minutes, and once when it works again", async () => {
  let isWrong = true;
  const { smtp, delivery, said, stop } = await start([
    {},
    {
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      onAuth: (_, __, done) =>
        isWrong ? done(smtpError(535, "wrong, huda@example.com")) : done(null, { user: "web" }),
    },
  ]);
  await using _ = delivery;
  await delivery.add({ channels: ["mail"], receivedAt: FRIDAY_18 });
  await delivery.watchFor(14);
  expect(said()).toEqual([]);
  await delivery.watchFor(2);
  expect(said()).toEqual([
    "1 lead cannot be delivered by mail, the oldest since 2026-11-20 18:00 UTC: the mail server refused the log-in of SMTP_URL (535 at AUTH PLAIN). None is lost: `npm run leads -- check-mail` says more; correct SMTP_URL if it is wrong, and restart the server.",
  ]);
  expect(delivery.lines.filter((line) => line.startsWith("ERROR "))).toHaveLength(1);
  // More leads, more failures, the whole night: the same alarm.
  await delivery.add({ channels: ["mail"] });
  await delivery.watchFor(60);
  expect(said()).toHaveLength(1);
  isWrong = false;
  await delivery.watchFor(8);
  expect(said().slice(1)).toEqual(["Leads are delivered by mail again."]);
  const subjects = (await smtp.parsed()).map(({ subject }) => subject);
  expect(subjects.at(-1)).toBe("Leads are delivered by mail again");
  await Promise.all([smtp.stop(), stop()]);
});

it("a refused recipient is told at once, and a restart does not tell it again", async () => {
  const outbox = await openSqlite(freshDir());
  const { smtp, delivery, said, stop } = await start(
    [{ onRcpt: () => smtpError(550) }, { authOptional: true, disabledCommands: ["STARTTLS", "AUTH"] }],
    Promise.resolve(outbox),
  );
  await delivery.add({ channels: ["mail"] });
  await delivery.watchFor(2);
  expect(said()).toEqual([
    expect.stringMatching(/^1 lead could not be delivered by mail: .*`npm run leads -- retry`\.$/),
  ]);
  await smtp.stop();
  await using again = await startDelivery([mailTo(smtp.url)], { start: delivery.now(), outbox });
  await again.watchFor(3);
  expect(again.lines.filter((line) => line.startsWith("ERROR "))).toEqual([]);
  await stop();
});

it("what fails, works and fails again within ten minutes is told each time, and the last notice that arrives is true", async () => {
  let isRefused = true;
  const { smtp, delivery, said, stop } = await start([
    { onRcpt: () => (isRefused ? smtpError(550) : undefined) },
    { authOptional: true, disabledCommands: ["STARTTLS", "AUTH"] },
  ]);
  await using _ = delivery;
  const states: boolean[] = [];
  for (const refuses of [true, false, true, false]) {
    isRefused = refuses;
    await delivery.outbox.retry(["mail"], delivery.now());
    if (refuses) await delivery.add({ channels: ["mail"], receivedAt: FRIDAY_18 });
    await delivery.watchFor(2);
    states.push(!said().at(-1)?.includes("again"));
  }
  expect(states).toEqual([true, false, true, false]);
  expect(said()).toHaveLength(4);
  await Promise.all([smtp.stop(), stop()]);
});

it("an alarm that could not be told in time is not told once it is no longer true", async () => {
  const outbox = await openSqlite(freshDir());
  let isDown = true;
  await using chat = await startReceiver(() => (isDown ? 500 : 200));
  await using smtp = await startSmtp({ onRcpt: () => (isDown ? smtpError(550) : undefined) });
  const channels = [mailTo(smtp.url), createChat({ name: "alarm", service: "ntfy", url: chat.url })];
  await using delivery = await startDelivery(channels, { start: FRIDAY_18, outbox });
  await delivery.add({ channels: ["mail"] });
  await delivery.watchFor(3);
  isDown = false;
  await delivery.outbox.retry(["mail"], delivery.now());
  await delivery.watchFor(60);
  const failed = expect.stringContaining("could not be delivered by mail");
  expect(chat.taken.map(({ body }) => body)).toEqual([failed, failed, "Leads are delivered by mail again."]);
});

it("what nobody could be told, as no channel worked, is told as soon as one does", async () => {
  await using smtp = await startSmtp({ onRcpt: () => smtpError(550) });
  let isDown = true;
  await using chat = await startReceiver(() => (isDown ? 500 : 200));
  const channels = [mailTo(smtp.url), createChat({ name: "ntfy", service: "ntfy", url: chat.url })];
  await using delivery = await startDelivery(channels, { start: FRIDAY_18 });
  await delivery.add({ channels: ["mail", "ntfy"], receivedAt: FRIDAY_18 - 20 * 60_000 });
  await delivery.watchFor(5);
  isDown = false;
  await delivery.watchFor(30);
  const said = chat.taken.map(({ body }) => body).filter((body) => body.includes("by mail"));
  expect(said).toEqual([expect.stringMatching(/^1 lead could not be delivered by mail/)]);
});

it("tells by ALARM_URL, a second mail server or a chat, that mail fails, and nothing of a lead", async () => {
  await using first = await startSmtp({ onRcpt: () => smtpError(550) });
  await using second = await startSmtp();
  await using chat = await startReceiver();
  for (const url of [`${second.url}?to=boss%40example.net`, `slack:${chat.url}`]) {
    const config = parseConfig({ SMTP_URL: first.url, ALARM_URL: url });
    await using delivery = await startDelivery(channelsOf(config), { start: FRIDAY_18 });
    await delivery.add({ channels: channelNames(config) });
    await delivery.watchFor(2);
  }
  const alarm = /^1 lead could not be delivered by mail: SMTP 550 at RCPT TO\. None is lost: /;
  expect(second.mails.map(({ to }) => to)).toEqual([["boss@example.net"]]);
  expect((await second.parsed())[0]?.text).toMatch(alarm);
  expect(chat.taken.map(({ body }) => JSON.parse(body).text)).toEqual([expect.stringMatching(alarm)]);
});

it("the desk says on every page, in both languages, that a channel fails, and beside the code that none comes by mail", async () => {
  await using smtp = await startSmtp({ onRcpt: () => smtpError(550) });
  const config = parseConfig({ DESK_PEOPLE: "sales@example.com", SMTP_URL: smtp.url });
  await using delivery = await startDelivery([mailTo(smtp.url)]);
  await using desk = createDesk({ config, outbox: delivery.outbox, sendCode() {}, log() {} });
  const origin = await desk.listen({ host: "127.0.0.1", port: 0 });
  const read = async (target: string, init: RequestInit = {}) => (await fetch(origin + target, init)).text();
  const asked = () =>
    read("/sign-in", {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams("address=sales@example.com"),
    });
  const [fails, noCode] = ["not delivered at present by mail", "no code may come"];
  expect(await read("/")).not.toContain(fails);
  expect(await asked()).not.toContain(noCode);
  await delivery.add();
  await delivery.watchFor(1);
  for (const target of ["/", "/nowhere"]) expect(await read(target)).toContain(fails);
  expect(await read("/", { headers: { "accept-language": "ar" } })).toContain("لا تُرسل حاليًا عبر mail");
  const code = await asked();
  for (const words of [fails, noCode]) expect(code).toContain(words);
});

it("names a command as it is called where it runs", () => {
  expect(commandLine("retry", "/no/such/file")).toBe("npm run leads -- retry");
  expect(commandLine("retry", "deploy/leads")).toBe("leads retry");
});

// Only root can mount a disk of a few megabytes.
it.skipIf(!canMount())(
  "a disk that is four fifths full is told once, and once when it has room again",
  async () => {
    const disk = mountDisk();
    const smtp = await startSmtp();
    try {
      await using delivery = await startDelivery([mailTo(smtp.url)], { dataDir: disk.dir });
      const copy = path.join(disk.dir, "copy.db");
      const told = async (megabytes: number) => {
        writeFileSync(copy, Buffer.alloc(megabytes * 2 ** 20));
        await delivery.watchFor(2);
        return (await smtp.parsed()).map(({ subject }) => subject);
      };
      expect(await told(6)).toEqual([]);
      const full = "The disk of the leads is 87% full";
      expect(await told(7)).toEqual([full]);
      expect((await smtp.parsed())[0]?.text).toContain(`make room at ${disk.dir}`);
      expect(await told(6.3)).toEqual([full]);
      expect(await told(5)).toEqual([full, "The disk of the leads has room again"]);
    } finally {
      await smtp.stop();
      disk.unmount();
    }
  },
);

it("a store that cannot be written is told past the store, once, and once when it can again", async () => {
  const store = await openSqlite(freshDir());
  let isFull = true;
  const fault = Object.assign(new Error("full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  const outbox = { ...store, probe: () => (isFull ? Promise.reject(fault) : store.probe()) };
  const { smtp, delivery, said, stop } = await start(
    [{}, { disabledCommands: ["STARTTLS", "AUTH"] }],
    Promise.resolve(outbox),
  );
  await using _ = delivery;
  await delivery.watchFor(3);
  expect(said()).toEqual([
    expect.stringMatching(/^The store of the website cannot be written \(ERR_SQLITE_ERROR 13\)/),
  ]);
  isFull = false;
  await delivery.watchFor(2);
  expect(said().slice(1)).toEqual(["The store works again."]);
  await Promise.all([smtp.stop(), stop()]);
});
