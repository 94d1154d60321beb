import { createTransport } from "nodemailer";
import type { Mailbox } from "../../config.ts";
import type { Channel, Outcome } from "./channel.ts";
import { isLogInFault, isTlsFault, type MailFault, mailProblem } from "./mail-fault.ts";
import { messageOf } from "./mail-message.ts";
import { waits } from "./schedule.ts";

const AT_ONCE = 5;
const times = {
  connectionTimeout: 5_000,
  /** Postfix's postscreen waits six seconds before its greeting. */
  greetingTimeout: 12_000,
  /** A server may scan a mail before it answers. Giving up earlier would send the mail twice. */
  socketTimeout: 30_000,
  /** A connection that is closed is cut at once: nothing may be delivered over it later. */
  socketCloseTimeout: 0,
};

export interface MailOptions {
  smtpUrl: string;
  from: Mailbox;
  /** The recipient of every lead. */
  mailbox: string;
  /** Shorter timeouts, for tests. */
  times?: Partial<typeof times>;
}

/** Returns the outcome of a failed SMTP conversation. */
function outcomeOf(error: unknown): Exclude<Outcome, { result: "delivered" }> {
  const fault: MailFault = error instanceof Error ? error : {};
  const code = fault.responseCode ?? 0;
  const problem = [code || fault.code || "unknown fault", fault.command].filter(Boolean).join(" at ");
  if (isLogInFault(fault)) {
    return { result: "broken", problem: `the mail server refused the log-in of SMTP_URL (${problem})` };
  }
  if (isTlsFault(fault)) {
    return { result: "broken", problem: `no trusted TLS connection to the mail server (${problem})` };
  }
  return { result: code >= 500 ? "hold" : "retry", problem: `SMTP ${problem}` };
}

function transportOf({ smtpUrl, times: shorter }: MailOptions) {
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: AT_ONCE,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...times,
    ...shorter,
  });
}

/** Mails each lead to the company's mailbox. */
export function createMail(options: MailOptions): Channel {
  const transport = transportOf(options);
  return {
    name: "mail",
    waits: waits.mail,
    concurrency: AT_ONCE,
    async deliver(lead, signal) {
      try {
        await transport.sendMail({ ...messageOf(lead, options), signal });
        return { result: "delivered" };
      } catch (error) {
        return signal.aborted ? { result: "retry", problem: "took too long" } : outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Sends a mail at once, past the outbox; returns the problem in words, or undefined when it was taken. */
export async function sendText(
  options: MailOptions,
  message: { subject: string; text: string },
): Promise<string | undefined> {
  const transport = transportOf(options);
  try {
    await transport.sendMail({
      ...message,
      from: options.from,
      to: { name: "", address: options.mailbox },
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return undefined;
  } catch (error) {
    return mailProblem(options.smtpUrl, error instanceof Error ? error : {});
  } finally {
    transport.close();
  }
}

/** Sends a test mail to the mailbox; returns the problem in words, or undefined when it was taken. */
export const checkMail = (options: MailOptions) =>
  sendText(options, {
    subject: "Test mail of the website",
    text: "If you can read this, the leads of the website can reach this mailbox.",
  });
