import { labels } from "../../contract/labels.ts";
import type { Language } from "../../contract/language.ts";
import { utcTime } from "../days.ts";
import type { StoredLead } from "../lead.ts";
import { answersOf } from "../lead-rows.ts";
import { lookUp, toPrintable } from "../text.ts";
import { eachLead, type FoundLeads, type Operator } from "./find.ts";

const copyWords = {
  en: {
    kept: "Kept by the website",
    received: "Received",
    answered: "Answered by",
    delivered: "Delivered by",
    undelivered: "Not delivered by",
    spam: "Spam, so not delivered",
    lead: "Lead",
    leads: "Leads",
    others: "Also in what the form sent:",
  },
  ar: {
    kept: "ما يحتفظ به الموقع",
    received: "وصل في",
    answered: "رد عليه",
    delivered: "أُرسل عبر",
    undelivered: "لم يُرسل عبر",
    spam: "رسالة مزعجة، فلم يُرسل",
    lead: "الطلب",
    leads: "عدد الطلبات",
    others: "ما أرسلته الاستمارة أيضًا:",
  },
} as const satisfies Record<Language, object>;

function copyOf(lead: StoredLead, language: Language): string {
  const words = copyWords[language];
  const answers = answersOf(lead, language);
  const sent = lead.deliveries.map(({ channel, doneAt }) =>
    doneAt === undefined
      ? `${words.undelivered} ${channel}`
      : `${words.delivered} ${channel}: ${utcTime(doneAt)}`,
  );
  const about = [
    lookUp<string>(labels[language].forms, lead.kind) ?? lead.kind,
    `${words.received}: ${utcTime(lead.receivedAt)}`,
    ...(lead.isSpam ? [words.spam] : []),
    ...(lead.answered ? [`${words.answered} ${lead.answered.by}: ${utcTime(lead.answered.at)}`] : []),
    ...sent,
    `${words.lead}: ${lead.id}`,
  ];
  // Such as the subject of the mail, or the six answers of a registration as one text.
  const others = Object.entries(lead.fields).filter(([, text]) => text && !answers.includes(text));
  const parts = [
    about.join("\n"),
    answers,
    ...(others.length > 0 ? [words.others] : []),
    ...others.map(([name, text]) => `${name}: ${text}`),
  ];
  const lines = parts.join("\n\n").split(/\r?\n/).map(toPrintable);
  return `${lines.join("\n").replace(/\n{3,}/g, "\n\n")}\n`;
}

/** Yields all that is kept from a person, to hand over as it is. */
export async function* personCopy(operator: Operator, { email, ids }: FoundLeads, language: Language) {
  const { kept, leads } = copyWords[language];
  const from = email ? ` (${toPrintable(email)})` : "";
  yield `${kept}${from}, ${utcTime(await operator.store.now())}. ${leads}: ${ids.length}.\n`;
  for await (const lead of eachLead(operator, ids)) yield `\n${"-".repeat(72)}\n\n${copyOf(lead, language)}`;
}
