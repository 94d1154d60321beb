import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type net from "node:net";
import { expect, it } from "vitest";
import { parseConfig } from "../../leads/config.ts";
import { createChannels } from "../../leads/delivery/channels.ts";
import { retryDelays } from "../../leads/delivery/schedule.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { LEASE_MS, type LeadStore } from "../../leads/store/store.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { startRawSmtp } from "../support/raw-smtp.ts";
import { freshDir } from "../support/server.ts";
import { smtpError, startSmtp } from "../support/smtp.ts";

const MINUTE = 60_000;
type Smtp = Parameters<typeof startSmtp>[1];

/** Starts delivery to an SMTP server with one lead; `stateOf` returns how far its mail has come. */
async function start(
  url: string,
  ...more: [Parameters<typeof mailTo>[1]?, Parameters<typeof startDelivery>[1]?]
) {
  const [options, given] = more;
  const delivery = await startDelivery([mailTo(url, options)], given);
  const lead = await delivery.add();
  return { ...delivery, lead, stateOf: async () => (await delivery.deliveriesOf(lead))?.[0] };
}

it("retries a greylisted mail after a minute with the same Message-ID", async () => {
  const seen: string[] = [];
  await using smtp = await startSmtp({
    onData({ raw }) {
      seen.push(/^Message-ID: (.*)$/im.exec(raw.toString())?.[1] ?? "");
      return seen.length < 3 ? smtpError(451, "greylisted") : undefined;
    },
  });
  await using delivery = await start(smtp.url);
  for (const [ms, attempts] of [[0, 1] as const, [59_000, 1] as const, [1_000, 2] as const]) {
    await delivery.pass(ms);
    expect(seen).toHaveLength(attempts);
  }
  await delivery.pass(5 * MINUTE);
  expect(smtp.mails).toHaveLength(1);
  expect(seen).toEqual(Array(3).fill(`<${delivery.lead.id}@example.com>`));
  expect(await delivery.stateOf()).toMatchObject({ state: "delivered", attempts: 2 });
});

it.each([
  ["greeting", "421 too many connections\r\n"],
  ["EHLO", "550 need a name\r\n"],
])(
  "rests when the mail server answers this machine's %s with %j, and mails once it does not",
  async (verb, answer) => {
    let isBlocked = true;
    using peer = await startRawSmtp(
      (given, socket) => isBlocked && [verb, "HELO"].includes(given) && socket.write(answer),
    );
    await using delivery = await start(peer.url);
    await delivery.pass(0);
    expect(await delivery.stateOf()).toMatchObject({ state: "pending", attempts: 0 });
    expect(delivery.lines[0]).toContain("takes no mail from this machine");
    isBlocked = false;
    await delivery.pass(10_000);
    expect(peer.mails).toHaveLength(1);
  },
);

it("waits ten minutes for the answer to a mail that was handed over, and meanwhile nobody sends it again", async () => {
  const sockets: net.Socket[] = [];
  const note = (message: unknown) => sockets.push((message as { socket: net.Socket }).socket);
  subscribe("net.client.socket", note);
  const { promise, resolve } = Promise.withResolvers<net.Socket>();
  using peer = await startRawSmtp((verb, socket) => {
    if (verb === "dot") resolve(socket);
    return verb === "dot";
  });
  await using delivery = await start(peer.url, { timeouts: {} });
  delivery.dispatcher.wake();
  const peerSide = await promise;
  unsubscribe("net.client.socket", note);
  // RFC 5321, 4.5.3.2.6.
  expect(sockets.find(({ localPort }) => localPort === peerSide.remotePort)?.timeout).toBe(10 * MINUTE);
  expect(await delivery.store.claim("mail", delivery.now() + 10 * MINUTE, 1)).toEqual([]);
  peerSide.write("250 ok\r\n");
  await delivery.pass(10 * MINUTE);
  expect(peer.mails).toHaveLength(1);
  expect(await delivery.stateOf()).toMatchObject({ state: "delivered", attempts: 0 });
});

it("dates a mail by its attempt, says when the lead came, and greets with the name of a public site", async () => {
  await using smtp = await startSmtp();
  const config = parseConfig({ SMTP_URL: smtp.url, SITE_URL: "https://www.example.com" });
  await using delivery = await startDelivery(createChannels(config));
  await delivery.add({ receivedAt: Date.UTC(2026, 0, 2, 3, 4) });
  const start = Date.now() - 1_000;
  await delivery.pass(0);
  const [mail] = await smtp.parsed();
  // Filters refuse mails with an old date.
  expect(Date.parse(mail?.date ?? "")).toBeGreaterThan(start);
  expect(mail?.text).toContain("received 2026-01-02 03:04 UTC");
  expect(smtp.mails).toMatchObject([{ greeting: "www.example.com" }]);
});

it("gives up after five days, keeps the lead, and delivers it on the operator's retry", async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  await using delivery = await start(smtp.url);
  const begun = delivery.now();
  for (const wait of retryDelays.mail) await delivery.pass(wait);
  expect(await delivery.stateOf()).toMatchObject({ state: "failed", attempts: retryDelays.mail.length });
  const days = (delivery.now() - begun) / (24 * 60 * MINUTE);
  expect(days).toBeGreaterThan(4.7);
  expect(days).toBeLessThanOrEqual(5);
  await using back = await startSmtp({}, {}, smtp.port);
  await delivery.store.retry(["mail"], delivery.now(), delivery.lead.id);
  await delivery.pass(0);
  expect(back.mails).toHaveLength(1);
});

it("rests while the log-in is refused, counts no attempt, and resumes once it is accepted", async () => {
  let isRight = false;
  const options: Smtp = {
    ...{ authOptional: false, disabledCommands: ["STARTTLS"], allowInsecureAuth: true },
    onAuth: (_, __, done) => (isRight ? done(null, { user: "web" }) : done(smtpError(535))),
  };
  await using smtp = await startSmtp({}, options);
  await using delivery = await start(smtp.url.replace("//", "//web:secret@"));
  for (let count = 1; count < 8; count++) await delivery.add();
  for (const ms of [0, 10_000, 30_000]) await delivery.pass(ms);
  expect(delivery.lines[0]).toContain("password in SMTP_URL is wrong");
  // Five attempts began together and count as one failure.
  const rests = delivery.lines.map((line) => /next try is in (.*)\.$/.exec(line)?.[1]);
  expect(rests).toEqual(["10 s", "30 s", "60 s"]);
  const before = await delivery.store.leads({ limit: 10 });
  expect(before.map(({ deliveries }) => deliveries[0]?.attempts)).toEqual(Array(8).fill(0));
  isRight = true;
  await delivery.pass(MINUTE);
  expect(smtp.mails).toHaveLength(8);
  expect(delivery.lines).toContain("mail: works again.");
});

it("rests when the server's certificate is not trusted", async () => {
  await using smtp = await startSmtp({}, { secure: true });
  await using delivery = await start(smtp.url.replace("smtp:", "smtps:"));
  await delivery.pass(0);
  expect(await delivery.stateOf()).toMatchObject({ state: "pending", attempts: 0 });
  expect(delivery.lines[0]).toContain("its certificate");
});

it.concurrent.each([
  ["greeting", false],
  ["dot", false],
  ["dot", true],
])("keeps a lead when the peer goes silent at %s (hangs up: %s)", async (verb, hangUp) => {
  using mute = await startRawSmtp((given, socket) => {
    if (given === verb && hangUp) socket.destroy();
    return given === verb;
  });
  await using delivery = await start(mute.url);
  await delivery.pass(0);
  expect(await delivery.stateOf()).toMatchObject({ state: "pending", attempts: 1 });
});

it("mails a lead once even when its delivery cannot be stored until after the lease", async () => {
  await using smtp = await startSmtp();
  const opened = await openSqlite(freshDir());
  let claimed = 0;
  const store: LeadStore = {
    ...opened,
    async claim(...args) {
      const jobs = await opened.claim(...args);
      claimed += jobs.length;
      return jobs;
    },
    settle: async (...args) =>
      claimed < 2 ? Promise.reject(new Error("disk full")) : opened.settle(...args),
  };
  await using delivery = await start(smtp.url, {}, { store });
  delivery.dispatcher.wake();
  await expect.poll(() => delivery.lines.length).toBe(1);
  await delivery.pass(LEASE_MS);
  expect([claimed, smtp.mails.length]).toEqual([2, 1]);
  expect(await delivery.stateOf()).toMatchObject({ state: "delivered", attempts: 0 });
});
