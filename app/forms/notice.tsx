import type { NoticeWords } from "../../content/types/forms.ts";
import { site } from "../../site.config.ts";
import { noticeText } from "./notice-text.ts";

/** Says under a form who is responsible for the data, where and how long it is kept, and how to have it deleted. */
export function Notice({ words, className }: { words: NoticeWords; className?: string }) {
  return (
    <p className={`type-hint text-ink2 ${className}`}>
      {noticeText(words, {
        ...site.leads,
        entity: site.legalEntity || site.brand,
        address: site.leads.address || site.offices.london.address,
        mailbox: site.mailbox,
        host: __RELAY_URL__ && new URL(__RELAY_URL__).host,
      })}
    </p>
  );
}
