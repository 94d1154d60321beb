import PostalMime, { type Email } from "postal-mime";
import { startSmtp } from "./smtp.ts";

/** A real SMTP server whose mails can be awaited, and which can go down and up again on its port. */
export interface Mailbox {
  url: string;
  /** Resolves to the first mail that fits, now or later. */
  next: (fits: (mail: Email) => boolean) => Promise<Email>;
  /** All mails so far. */
  mails: Email[];
  down: () => Promise<void>;
  up: () => Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  const waiting = new Set<() => void>();
  const manners = {
    async onData({ raw }: { raw: Buffer }) {
      mails.push(await PostalMime.parse(raw));
      for (const look of waiting) look();
      return undefined;
    },
  };
  let peer: Awaited<ReturnType<typeof startSmtp>> | undefined = await startSmtp(manners);
  const { port, url } = peer;
  return {
    url,
    mails,
    next: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = mails.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    async down() {
      await peer?.stop();
      peer = undefined;
    },
    async up() {
      peer ??= await startSmtp(manners, {}, port);
    },
  };
}
