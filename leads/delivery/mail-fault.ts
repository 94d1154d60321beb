import { networkProblem } from "../error.ts";

export interface MailFault {
  code?: string;
  /** The code that the error had before nodemailer gave it one of its own. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  message?: string;
  timeoutType?: string;
}

const isLogInFault = ({ code = "", responseCode = 0 }: MailFault): boolean =>
  /^(EAUTH|ENOAUTH|EOAUTH2)$/.test(code) || [530, 534, 535, 538].includes(responseCode);

function isTlsFault({ code, responseCode, message = "" }: MailFault): boolean {
  if (code === "ETLS" || code === "EREQUIRETLS") return true;
  // A refusal repeats the server's own words, which may mention certificates for any reason.
  if (responseCode) return false;
  return /certificate|self.signed|altname|SSL routines|ERR_TLS|ERR_SSL/i.test(`${code} ${message}`);
}

const refused: Record<string, string> = {
  "MAIL FROM": "the sender, which is MAIL_FROM",
  "RCPT TO": "the recipient, which is the mailbox in site.config.ts",
  DATA: "the mail itself",
};

/** Returns whether the server said something of this mail, and not of the connection. */
const isAboutMail = ({ command = "" }: MailFault): boolean => Object.hasOwn(refused, command);

/** Returns whether no mail at all can be sent, and not this one alone. */
export const isForAllMails = (fault: MailFault): boolean =>
  isLogInFault(fault) || isTlsFault(fault) || ((fault.responseCode ?? 0) >= 400 && !isAboutMail(fault));

function logInReason({ username }: URL, { command, response = "", responseCode = 0 }: MailFault): string {
  if (!username) return "it wants a user name and password, and SMTP_URL has none";
  if (command === "AUTH XOAUTH2" || /\b5\.7\.(30|139)\b/.test(response))
    return "it takes no log-in by password, only OAuth; permit passwords there, or use a relay that takes them";
  if (responseCode === 530) return "it wants TLS before the log-in";
  if (responseCode >= 400 && responseCode < 500) return "it takes no log-in for now";
  return "the user name or password in SMTP_URL is wrong";
}

function tlsReason({ protocol, searchParams }: URL, { responseCode, message = "" }: MailFault): string {
  if (protocol === "smtps:" && /wrong version number|packet length too long|record/i.test(message))
    return "it does not begin with TLS on this port; smtp:// with port 587 changes to TLS later";
  if (responseCode)
    return searchParams.has("requireTLS")
      ? "SMTP_URL insists on TLS, which the server does not offer here"
      : "the server offers no TLS here, without which no password is sent unless SMTP_URL has ?requireTLS=false";
  return "a trusted TLS connection could not be made";
}

function timeoutReason({ protocol, port }: URL, { timeoutType }: MailFault): string {
  if (timeoutType === "CONNECT_TIMEOUT") return "it timed out; a firewall may block the port";
  const hint = protocol === "smtp:" && port === "465" ? "; port 465 needs smtps:// in SMTP_URL" : "";
  return `the server took the connection but did not answer in time${hint}`;
}

function smtpReason(url: URL, fault: MailFault): string {
  const { code, originalCode, command = "", responseCode = 0 } = fault;
  if (isLogInFault(fault)) return logInReason(url, fault);
  const known = networkProblem(originalCode);
  if (known) return known;
  if (isTlsFault(fault)) return tlsReason(url, fault);
  if (code === "ETIMEDOUT") return timeoutReason(url, fault);
  if (code === "ECONNECTION" && !responseCode) return "the server closed the connection";
  if (code === "EPROTOCOL" && !responseCode) return "it does not answer as a mail server does";
  if (!responseCode) return `the mail failed with ${originalCode ?? code ?? "an unknown fault"}`;
  const what = isAboutMail(fault) ? `refused ${refused[command]}` : "takes no mail from this machine";
  const name = " by the name that it gives, which is that of SITE_URL or ?name= in SMTP_URL";
  const end = responseCode < 500 ? ", for now" : "";
  return `the server ${what}${/^(EHLO|HELO)$/.test(command) ? name : ""}${end}`;
}

/** Returns why a mail could not be sent, and by which host, without the server's words: they may repeat an address. */
export function mailProblem(smtpUrl: string, fault: MailFault): string {
  const url = new URL(smtpUrl);
  const port = url.port || (url.protocol === "smtps:" ? "465" : "587");
  const { responseCode } = fault;
  return `${url.hostname}, port ${port}: ${smtpReason(url, fault)}${responseCode ? ` (${responseCode})` : ""}`;
}
