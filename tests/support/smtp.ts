import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as an SMTP server received it. */
export interface Taken {
  raw: Buffer;
  from: string;
  to: string[];
  /** The name by which the sender greeted. */
  greeting: string;
}

/** Reactions of a peer to the next mails; each may return an error with a `responseCode`. */
export interface Reactions {
  onMail?: () => Error | undefined;
  onRcpt?: () => Error | undefined;
  onData?: (taken: Taken) => Error | undefined | Promise<Error | undefined>;
}

/** Returns an SMTP answer such as 451 or 550. */
export const smtpError = (responseCode: number, text = "no") =>
  Object.assign(new Error(text), { responseCode });

/** Starts a real SMTP server in this process that keeps every mail. `port` 0 lets the system choose. */
export async function startSmtp(reactions: Reactions = {}, options: SMTPServerOptions = {}, port = 0) {
  const mails: Taken[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onMailFrom: (_, __, done) => done(reactions.onMail?.()),
    onRcptTo: (_, __, done) => done(reactions.onRcpt?.()),
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      // A sender that is killed in the middle of a mail has sent none.
      const raw = await buffer(stream).catch(() => undefined);
      if (!raw) return;
      const taken = {
        raw,
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        greeting: session.hostNameAppearsAs,
      };
      const error = await reactions.onData?.(taken);
      if (!error) mails.push(taken);
      done(error);
      server.emit("taken");
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const actual = (server.server.address() as AddressInfo).port;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const parsed = (): Promise<Email[]> => Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
  /** Resolves to the first mail that fits, now or later. */
  async function next(fits: (mail: Email) => boolean): Promise<Email> {
    for (;;) {
      const another = once(server, "taken");
      const found = (await parsed()).find(fits);
      if (found) return found;
      await another;
    }
  }
  return {
    mails,
    port: actual,
    url: `smtp://127.0.0.1:${actual}`,
    parsed,
    next,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
