import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import type { Sender } from "../config.ts";
import type { ChannelName } from "../lead.ts";
import type { OwnerText } from "../store/store.ts";
import type { Channel, DeliveryOutcome } from "./channel.ts";
import { isForAllMails, type MailFault, mailProblem } from "./mail-fault.ts";
import { messageOf } from "./mail-message.ts";
import { retryDelays } from "./schedule.ts";

const CONNECTIONS_MAX = 5;
const timeouts = {
  connectionTimeout: 5_000,
  /** Postfix's postscreen waits six seconds before its greeting. */
  greetingTimeout: 12_000,
  /** A server has ten minutes to answer after the final dot (RFC 5321, 4.5.3.2.6). Giving up earlier would send the mail twice. */
  socketTimeout: 10 * 60_000,
  /** A connection that is closed is cut at once: nothing may be delivered over it later. */
  socketCloseTimeout: 0,
};
/** The silence after which a mail for which a user waits is given up. */
const INTERACTIVE_MS = 2 * 60_000;

export interface MailOptions {
  smtpUrl: string;
  from: Sender;
  mailbox: string;
  /** The address of the website, by whose name the server greets the mail server. */
  siteUrl?: string;
  deskUrl?: string | undefined;
  /** The name of the channel, if it is not "mail". */
  name?: ChannelName;
  timeouts?: Partial<typeof timeouts>;
}

function deliveryOutcome(smtpUrl: string, error: unknown): DeliveryOutcome {
  const fault: MailFault = error instanceof Error ? error : {};
  const problem = mailProblem(smtpUrl, fault);
  if (isForAllMails(fault)) return { result: "broken", problem };
  return { result: (fault.responseCode ?? 0) >= 500 ? "failed" : "retry", problem };
}

/** Returns how the password of SMTP_URL travels: `none` leaves this machine, `encrypted` over TLS only, `exposed` perhaps without. */
function passwordTransport(smtpUrl: string): "none" | "encrypted" | "exposed" {
  const { hostname, protocol, searchParams, username } = new URL(smtpUrl);
  if (!username || /^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname)) return "none";
  const isOn = (option: string, otherwise: boolean) =>
    !["", "0", "false"].includes(searchParams.get(option) ?? String(otherwise));
  const isTls = protocol === "smtps:" || isOn("requireTLS", !isOn("ignoreTLS", false));
  return isTls ? "encrypted" : "exposed";
}

/** Returns a sentence if the password in SMTP_URL may go through a network unencrypted. */
export const exposedPassword = (smtpUrl: string | undefined): string[] =>
  smtpUrl && passwordTransport(smtpUrl) === "exposed"
    ? ["SMTP_URL permits that its password goes out unencrypted."]
    : [];

function transportOf({ smtpUrl, siteUrl = "", timeouts: overrides }: MailOptions) {
  const { hostname: name = "" } = URL.parse(siteUrl) ?? {};
  return createTransport({
    // Options in SMTP_URL override those below.
    url: smtpUrl,
    requireTLS: passwordTransport(smtpUrl) === "encrypted",
    // Without a name with dots a machine greets as [127.0.0.1], which large providers refuse.
    ...(/\.[a-z][^.]*$/.test(name) && { name }),
    // Otherwise a server that takes OAuth alone is sent the password all the same.
    customAuth: { XOAUTH2: ({ reject }) => reject(new Error("no password is taken")) },
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
    ...overrides,
  });
}

export function createMail(options: MailOptions): Channel {
  const transport = transportOf(options);
  return {
    name: options.name ?? "mail",
    retryDelays: retryDelays.mail,
    concurrency: CONNECTIONS_MAX,
    async deliver(message, signal) {
      try {
        await transport.sendMail({ ...messageOf(message, options), signal });
        return { result: "delivered" };
      } catch (error) {
        return signal.aborted
          ? { result: "retry", problem: "took too long" }
          : deliveryOutcome(options.smtpUrl, error);
      }
    },
    close: () => transport.close(),
  };
}

/** Sends a mail at once, past the store; returns the problem in words, or undefined when it was taken. */
export async function sendText(options: MailOptions, text: OwnerText): Promise<string | undefined> {
  const mail = createMail({ ...options, timeouts: { socketTimeout: INTERACTIVE_MS, ...options.timeouts } });
  const message = { ...text, id: randomUUID(), at: Date.now() };
  const outcome = await mail.deliver(message, new AbortController().signal);
  mail.close?.();
  return outcome.result === "delivered" ? undefined : outcome.problem;
}

export const checkMail = (options: MailOptions) =>
  sendText(options, {
    subject: "Test mail of the website",
    text: "If you can read this, the leads of the website can reach this mailbox.",
  });
