import { expect, it } from "vitest";
import { checkMail } from "../../leads/delivery/mail.ts";
import { site } from "../../settings/site.js";
import { makeCertificate } from "../support/certificate.ts";
import { startRawSmtp } from "../support/raw-smtp.ts";
import { freshDir, leads, runCommand } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

const LONG_MS = 10_000;

/** Tries to send a test mail and returns the problem, without the host and port that it names first. */
async function problemOf(smtpUrl: string, ms = LONG_MS) {
  const from = { name: "Website", address: "web@example.com" };
  const timeouts = { connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms };
  const problem = (await checkMail({ smtpUrl, from, mailbox: "info@example.com", timeouts })) ?? "";
  const { hostname, port } = new URL(smtpUrl);
  const start = `${hostname}, port ${port}: `;
  expect(problem.slice(0, start.length)).toBe(start);
  return problem.slice(start.length);
}
const withLogin = (url: string) => url.replace("//", "//web:secret@");
const command = async (env: Record<string, string>) => Object.values(await runCommand("check-mail", env));

it.each<[Record<string, string>, string]>([
  [{ MAIL: "550 web@example.com unknown" }, "the server refused the sender, which is MAIL_FROM (550)"],
  [
    { RCPT: "450 later" },
    "the server refused the recipient, which is the mailbox in site.config.ts, for now (450)",
  ],
  [
    { EHLO: "250-peer\r\n250 AUTH PLAIN", AUTH: "535 web is unknown" },
    "the user name or password in SMTP_URL is wrong (535)",
  ],
  [
    {
      EHLO: "250-peer\r\n250 AUTH LOGIN XOAUTH2",
      AUTH: "535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled",
    },
    "it takes no log-in by password, only OAuth; permit passwords there, or use a relay that takes them (535)",
  ],
  [{ greeting: "554 127.0.0.1 is blocked" }, "the server takes no mail from this machine (554)"],
])("says after the answers %j: %s", async (answers, sentence) => {
  using peer = await startRawSmtp((verb, socket) => {
    const answer = answers[verb];
    return answer !== undefined && socket.write(`${answer}\r\n`);
  });
  expect(await problemOf(answers.AUTH ? withLogin(peer.url) : peer.url)).toBe(sentence);
});

it("says that nobody listens, that there is no such host, or that it does not answer in time", async () => {
  expect(await problemOf("smtp://127.0.0.1:1")).toBe("the connection was refused");
  expect(await problemOf("smtp://mail.invalid:25")).toBe("there is no host of this name");
  using mute = await startRawSmtp(() => true);
  expect(await problemOf(mute.url, 300)).toBe("the server took the connection but did not answer in time");
});

it("sends a password to another machine over TLS alone, unless SMTP_URL permits otherwise", async () => {
  let passwords = 0;
  await using smtp = await startSmtp(
    {},
    {
      ...{ disabledCommands: ["STARTTLS"], allowInsecureAuth: true },
      onAuth: (_, __, done) => done(null, { user: `web ${++passwords}` }),
    },
  );
  // To the server this is another machine.
  const url = `smtp://web:secret@0.0.0.0:${smtp.port}`;
  expect(await problemOf(url)).toMatch(
    /^the server offers no TLS here, without which no password is sent unless SMTP_URL has \?requireTLS=false \(50\d\)$/,
  );
  expect(passwords).toBe(0);
  const warning = /^SMTP_URL permits that its password goes out unencrypted\.\nA test mail was sent/;
  for (const option of ["requireTLS=false", "ignoreTLS=true"])
    expect(await command({ SMTP_URL: `${url}?${option}` })).toEqual([0, expect.stringMatching(warning)]);
  expect(passwords).toBe(2);
});

it("says that TLS is not offered, or not at the start, or why a certificate is not trusted", async () => {
  await using plain = await startSmtp();
  const { file, ...certificate } = makeCertificate("DNS:mail.example.com");
  await using tls = await startSmtp({}, { secure: true, ...certificate });
  await using later = await startSmtp({}, { disabledCommands: ["AUTH"], ...certificate });
  const secure = (url: string) => url.replace("smtp:", "smtps:");
  expect(await problemOf(`${plain.url}/?requireTLS=true`)).toMatch(
    /^SMTP_URL insists on TLS, which the server does not offer here \(50\d\)$/,
  );
  expect(await problemOf(secure(plain.url))).toBe(
    "it does not begin with TLS on this port; smtp:// with port 587 changes to TLS later",
  );
  for (const url of [secure(tls.url), later.url])
    expect(await problemOf(url)).toBe("its certificate is self-signed, so nobody trusts it");
  const where = `127.0.0.1, port ${later.port}`;
  const env = { SMTP_URL: later.url, NODE_EXTRA_CA_CERTS: file };
  const stdout = `Sending failed: ${where}: its certificate is for another name.\n`;
  expect(await leads(freshDir(), ["check-mail"], env)).toEqual({ code: 1, stdout, stderr: "" });
});

it("sends a test mail to the mailbox, and warns of a sender that spam filters take for forged", async () => {
  await using smtp = await startSmtp();
  const sent = `A test mail was sent to ${site.mailbox}. See that it is not in the spam folder.\n`;
  const domain = site.mailbox.slice(site.mailbox.lastIndexOf("@") + 1);
  const output = (from: string) => command({ SMTP_URL: smtp.url, MAIL_FROM: from });
  for (const from of ["", `web@forms.${domain}`]) expect(await output(from)).toEqual([0, sent]);
  const warned = /^A test .*\nMAIL_FROM is another address .*\n$/;
  expect(await output(`web@${domain}`)).toEqual([0, expect.stringMatching(warned)]);
  expect(smtp.mails.map(({ to }) => to)).toEqual(Array(3).fill([site.mailbox]));
});
