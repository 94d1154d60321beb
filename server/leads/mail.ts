import { createTransport } from "nodemailer";
import type { Mailbox } from "../config.ts";
import type { Channel, Outcome } from "./channel.ts";
import type { Lead } from "./lead.ts";
import { messageOf } from "./mail-message.ts";
import { waits } from "./schedule.ts";

const AT_ONCE = 5;
const times = {
  connectionTimeout: 5_000,
  /** Postfix's postscreen lets a client wait six seconds before it greets. */
  greetingTimeout: 12_000,
  /** A server that scans a mail before it answers needs more than the usual ten seconds; a cut here doubles the mail. */
  socketTimeout: 30_000,
};

export interface MailOptions {
  smtpUrl: string;
  from: Mailbox;
  /** The recipient of every lead. */
  mailbox: string;
  /** Shorter waits, for tests. */
  times?: Partial<typeof times>;
}

/** What nodemailer throws. */
interface Fault {
  code?: string;
  /** The server's answer, if it gave one. */
  responseCode?: number;
  command?: string;
  message?: string;
}

/** What a failed SMTP conversation means. */
function outcomeOf(error: unknown): Outcome {
  const fault = error as Fault;
  const code = fault.responseCode ?? 0;
  const problem = [code || fault.code || "unknown fault", fault.command].filter(Boolean).join(" at ");
  if (/^(EAUTH|ENOAUTH|EOAUTH2)$/.test(fault.code ?? "") || [530, 534, 535, 538].includes(code)) {
    return { result: "broken", problem: `the mail server refused the log-in of SMTP_URL (${problem})` };
  }
  if (isTlsFault(fault)) {
    return { result: "broken", problem: `no trusted TLS connection to the mail server (${problem})` };
  }
  return { result: code >= 500 ? "hold" : "retry", problem: `SMTP ${problem}` };
}

function isTlsFault({ code, responseCode, message = "" }: Fault): boolean {
  if (code === "ETLS" || code === "EREQUIRETLS") return true;
  // The message of a refusal repeats the server's own words, which may speak of anything.
  if (responseCode) return false;
  return /certificate|self.signed|altname|SSL routines|ERR_TLS|ERR_SSL/i.test(`${code} ${message}`);
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
  } as Parameters<typeof createTransport>[0]);
}

/** Mails each lead to the company's mailbox. */
export function createMail(options: MailOptions): Channel {
  const transport = transportOf(options);
  return {
    name: "mail",
    waits: waits.mail,
    concurrency: AT_ONCE,
    async deliver(lead: Lead) {
      try {
        await transport.sendMail(messageOf(lead, options));
        return { result: "delivered" };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Logs in and sends a test mail to the mailbox; answers why it could not, or undefined. */
export async function checkMail(options: MailOptions): Promise<string | undefined> {
  const transport = transportOf(options);
  try {
    await transport.sendMail({
      from: options.from,
      to: { name: "", address: options.mailbox },
      subject: "Test mail of the website",
      text: "If you can read this, the leads of the website can reach this mailbox.",
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return undefined;
  } catch (error) {
    const outcome = outcomeOf(error);
    return outcome.result === "delivered" ? undefined : outcome.problem;
  } finally {
    transport.close();
  }
}
