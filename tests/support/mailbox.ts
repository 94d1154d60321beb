import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as it reached the mailbox. */
export interface Received {
  /** The envelope's recipients. */
  to: string[];
  mail: Email;
  raw: string;
}

/** A real SMTP peer on the loopback that keeps what it accepts. */
export interface Mailbox {
  url: string;
  received: Received[];
  /** The first mail that fits, when it is there or as soon as it comes. */
  next: (fits: (mail: Email) => boolean) => Promise<Received>;
  /** Refuses connections until `up`. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let port = 0;
  let server: SMTPServer | undefined;

  async function up() {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      async onData(stream, session, done) {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        received.push({ to, mail: await PostalMime.parse(raw), raw: raw.toString() });
        done();
        for (const look of waiting) look();
      },
    });
    // a peer that hangs up mid-conversation is part of what is tested
    server.on("error", () => {});
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    port = (server.server.address() as AddressInfo).port;
  }
  async function down() {
    const closing = server;
    server = undefined;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  }

  await up();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.find(({ mail }) => fits(mail));
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    up,
    down,
    close: down,
  };
}
