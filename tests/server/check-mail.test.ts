import { expect, it } from "vitest";
import { checkMail } from "../../leads/delivery/mail.ts";
import { site } from "../../settings/site.js";
import { makeCertificate } from "../support/certificate.ts";
import { startRawSmtp } from "../support/raw-smtp.ts";
import { freshDir, leads } from "../support/server.ts";
import { type Reactions, smtpError, startSmtp } from "../support/smtp.ts";

const SHORT_MS = 300;
const times = { connectionTimeout: SHORT_MS, greetingTimeout: SHORT_MS, socketTimeout: SHORT_MS };

/** Tries to send a test mail and returns the problem, without the host and port that it names first. */
async function problemOf(smtpUrl: string) {
  const from = { name: "Website", address: "web@example.com" };
  const problem = (await checkMail({ smtpUrl, from, mailbox: "info@example.com", times })) ?? "";
  const { hostname, port } = new URL(smtpUrl);
  const start = `${hostname}, port ${port}: `;
  expect(problem.slice(0, start.length)).toBe(start);
  return problem.slice(start.length);
}

it.each<[string, Reactions, string]>([
  ["the sender", { onMail: () => smtpError(550, "web@example.com unknown") }, "MAIL_FROM (550)"],
  [
    "the recipient",
    { onRcpt: () => smtpError(554, "info@example.com unknown") },
    "the mailbox in site.config.ts (554)",
  ],
  [
    "the recipient for now",
    { onRcpt: () => smtpError(450) },
    "site.config.ts, for now; try again in a few minutes (450)",
  ],
  ["the mail", { onData: () => smtpError(554, "web@example.com unknown") }, "the mail itself (554)"],
])("says that the server refused %s, without its words", async (_, reactions, end) => {
  await using smtp = await startSmtp(reactions);
  const problem = await problemOf(smtp.url);
  expect(problem).toMatch(/^the server refused the /);
  expect(problem.endsWith(end), problem).toBe(true);
  expect(problem).not.toContain("@");
});

it("says that nobody listens, that there is no such host, or that it does not answer in time", async () => {
  expect(await problemOf("smtp://127.0.0.1:1")).toBe("the connection was refused");
  expect(await problemOf("smtp://mail.invalid:25")).toBe("there is no host of this name");
  using mute = await startRawSmtp(() => true);
  expect(await problemOf(mute.url)).toBe("the server took the connection but did not answer in time");
});

it("says whether the user name or password is wrong or missing", async () => {
  await using smtp = await startSmtp(
    {},
    {
      authOptional: false,
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(smtpError(535, "web is unknown")),
    },
  );
  const wrong = await problemOf(smtp.url.replace("//", "//web:secret@"));
  expect(wrong).toBe("the user name or password in SMTP_URL is wrong (535)");
  expect(await problemOf(smtp.url)).toBe("it wants a user name and password, and SMTP_URL has none (530)");
});

it.each([
  ["LOGIN XOAUTH2", "535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled"],
  ["LOGIN XOAUTH2", "550 5.7.30 Basic authentication is not supported"],
  ["XOAUTH2", "535 5.7.3 Authentication unsuccessful"],
])("says that a server with AUTH %s takes OAuth alone (%s)", async (methods, refusal) => {
  const seen: string[] = [];
  using peer = await startRawSmtp((verb, socket) => {
    seen.push(verb);
    if (verb === "EHLO") return socket.write(`250-peer\r\n250 AUTH ${methods}\r\n`);
    return verb === "AUTH" && socket.write(`${refusal}\r\n`);
  });
  expect(await problemOf(peer.url.replace("//", "//web:secret@"))).toMatch(
    /^it takes no log-in by password, only OAuth; permit passwords there, or use a relay that takes them/,
  );
  // The password of who cannot log in by it stays here.
  expect(seen.includes("AUTH")).toBe(methods.startsWith("LOGIN"));
});

it("says that a server takes no mail from this machine, or not by the name with which it greets", async () => {
  const answers: Record<string, string> = {};
  using peer = await startRawSmtp((verb, socket) => {
    const answer = answers[verb];
    return answer !== undefined && socket.write(`${answer}\r\n`);
  });
  answers.EHLO = answers.HELO = "550 5.7.1 need a name, 127.0.0.1";
  expect(await problemOf(peer.url)).toBe(
    "the server takes no mail from this machine by the name that it gives, which is that of SITE_URL or ?name= in SMTP_URL (550)",
  );
  answers.greeting = "554 127.0.0.1 is blocked";
  expect(await problemOf(peer.url)).toBe("the server takes no mail from this machine (554)");
  answers.greeting = "421 too many";
  expect(await problemOf(peer.url)).toBe(
    "the server takes no mail from this machine, for now; try again in a few minutes (421)",
  );
});

it("sends a password to another machine over TLS alone, unless SMTP_URL permits otherwise, and greets with the name of the site", async () => {
  let passwords = 0;
  await using smtp = await startSmtp(
    {},
    {
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(null, { user: `web ${++passwords}` }),
    },
  );
  // To the server this is another machine.
  const url = `smtp://web:secret@0.0.0.0:${smtp.port}`;
  expect(await problemOf(url)).toMatch(
    /^the server offers no TLS here, without which no password is sent unless SMTP_URL has \?requireTLS=false \(50\d\)$/,
  );
  expect(passwords).toBe(0);
  for (const option of ["requireTLS=false", "ignoreTLS=true"]) {
    const env = { SMTP_URL: `${url}?${option}`, SITE_URL: "https://www.example.com" };
    const { code, stdout } = await leads(freshDir(), ["check-mail"], env);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /^SMTP_URL permits that its password goes out unencrypted\.\nA test mail was sent/,
      ),
    ]);
  }
  expect(passwords).toBe(2);
  expect(smtp.mails.map(({ greeting }) => greeting)).toEqual(Array(2).fill("www.example.com"));
});

it("says that TLS is not offered, or not at the start", async () => {
  await using smtp = await startSmtp();
  expect(await problemOf(`${smtp.url}/?requireTLS=true`)).toMatch(
    /^SMTP_URL insists on TLS, which the server does not offer here \(50\d\)$/,
  );
  expect(await problemOf(smtp.url.replace("smtp:", "smtps:"))).toBe(
    "it does not begin with TLS on this port; smtp:// with port 587 changes to TLS later",
  );
});

it("says why a certificate is not trusted, at the start or after STARTTLS", async () => {
  const { file, ...certificate } = makeCertificate("DNS:mail.example.com");
  await using tls = await startSmtp({}, { secure: true, ...certificate });
  await using later = await startSmtp({}, { disabledCommands: ["AUTH"], ...certificate });
  for (const url of [tls.url.replace("smtp:", "smtps:"), later.url])
    expect(await problemOf(url)).toBe("its certificate is self-signed, so nobody trusts it");
  const env = { SMTP_URL: later.url, NODE_EXTRA_CA_CERTS: file };
  const { code, stdout } = await leads(freshDir(), ["check-mail"], env);
  const where = `127.0.0.1, port ${later.port}`;
  expect([code, stdout]).toEqual([
    1,
    `No mail could be sent by ${where}: its certificate is for another name.\n`,
  ]);
});

it("sends a test mail to the mailbox, and warns of a sender that spam filters take for forged", async () => {
  await using smtp = await startSmtp();
  const sent = `A test mail was sent to ${site.mailbox}. See that it is not in the spam folder.\n`;
  const domain = site.mailbox.slice(site.mailbox.lastIndexOf("@") + 1);
  const said = async (from: string) =>
    (await leads(freshDir(), ["check-mail"], { SMTP_URL: smtp.url, MAIL_FROM: from })).stdout;
  for (const from of ["", site.mailbox.toUpperCase(), `web@forms.${domain}`])
    expect(await said(from)).toBe(sent);
  expect(await said(`web@${domain}`)).toMatch(/^A test .*\nMAIL_FROM is another address .*\n$/);
  expect(smtp.mails.map(({ to }) => to)).toEqual(Array(4).fill([site.mailbox]));
});
