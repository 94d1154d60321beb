import PostalMime, { type Email } from "postal-mime";
import { startSmtp } from "./smtp.ts";

/** Starts a real SMTP server whose mails can be awaited. */
export async function startMailbox() {
  const mails: Email[] = [];
  const waiting = new Set<() => void>();
  const { url, stop } = await startSmtp({
    async onData({ raw }) {
      mails.push(await PostalMime.parse(raw));
      for (const look of waiting) look();
      return undefined;
    },
  });
  return {
    url,
    stop,
    /** Resolves to the first mail that fits, now or later. */
    next: (fits: (mail: Email) => boolean) =>
      new Promise<Email>((resolve) => {
        const look = () => {
          const found = mails.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
