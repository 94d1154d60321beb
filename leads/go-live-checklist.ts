import type { Language } from "../contract/language.ts";
import { isPlaceholder, type Settings } from "../settings/schema.ts";
import type { Config } from "./config.ts";
import { DAY_MS } from "./days.ts";
import { failingChannels } from "./owner-mail/alarm.ts";
import { periodMismatch } from "./period.ts";
import type { LeadStore } from "./store/store.ts";

/** What has to be done before a site goes live; what does most harm comes first. */
const items = {
  mailbox: { en: "Set the mailbox (mailbox).", ar: "حدّدوا صندوق البريد (mailbox)." },
  legalEntity: { en: "Name the registered company (legalEntity).", ar: "اذكروا الاسم المسجّل (legalEntity)." },
  privacyPolicy: { en: "Link the privacy policy (legal).", ar: "أضيفوا رابط سياسة الخصوصية (legal)." },
  storage: { en: "Say where leads are kept, how long (leads).", ar: "اذكروا مكان الحفظ ومدته (leads)." },
  period: {
    en: "Make the retention period on the pages equal RETENTION_DAYS.",
    ar: "اجعلوا المدة المعلنة كقيمة RETENTION_DAYS.",
  },
  badges: { en: "Link proof of each badge, or hide it (badges).", ar: "أثبتوا كل شارة أو أخفوها (badges)." },
  mail: { en: "Make mail work (SMTP_URL).", ar: "شغّلوا البريد (SMTP_URL)." },
  alarm: { en: "Give alarms a second way (ALARM_URL).", ar: "حدّدوا طريقًا ثانيًا للتنبيه (ALARM_URL)." },
  backup: { en: "Make a backup at least every two days.", ar: "انسخوا احتياطيًا كل يومين على الأقل." },
} as const satisfies Record<string, Record<Language, string>>;
const names = Object.keys(items) as (keyof typeof items)[];

export const LAST_BACKUP = "backed up";

type Site = Settings["site"];
/** Returns the items that are known, each with whether it is open. */
const checklistOf = (open: Partial<Record<keyof typeof items, boolean>>) =>
  names.filter((name) => name in open).map((name) => ({ ...items[name], isOpen: open[name] === true }));
export type Checklist = ReturnType<typeof checklistOf>;

const openInSettings = ({ mailbox, legalEntity, legal, leads, evidence, badges }: Site) => ({
  mailbox: isPlaceholder(mailbox),
  legalEntity: !legalEntity.en,
  privacyPolicy: !legal[0]?.url.en,
  storage: !leads.country.en || !leads.period.en,
  badges: (["gdpr", "soc2", "iso27001"] as const).some((name) => badges[name] && !evidence[name]),
});

/** Returns what is open in the owner's settings alone, as build and `check-live` know it. */
export const openItems = (site: Site) => checklistOf(openInSettings(site)).filter(({ isOpen }) => isOpen);

/** Returns all items of a site that stands on a server: open or done. */
export async function siteChecklist(site: Site, { config, store }: { config: Config; store: LeadStore }) {
  const backedUp = Number((await store.value(LAST_BACKUP)) ?? 0);
  return checklistOf({
    ...openInSettings(site),
    period: periodMismatch(site.leads.period, config.retentionDays).length > 0,
    mail: !config.smtpUrl || (await failingChannels(store, ["mail"])).length > 0,
    alarm: !config.alarm && config.chats.length === 0,
    ...(!config.databaseUrl && { backup: (await store.now()) - backedUp > 2 * DAY_MS }),
  });
}
