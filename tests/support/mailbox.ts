import PostalMime, { type Email } from "postal-mime";
import { startSmtp } from "./smtp.ts";

/** A real SMTP peer that can be waited for, and taken down and up again on its port. */
export interface Mailbox {
  url: string;
  /** The first mail that fits, when it is there or as soon as it comes. */
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
