import { kinds, leadKinds } from "../../contract/kinds.ts";
import type { Language } from "../../contract/language.ts";
import { arabic } from "./arabic.ts";
import { english, type PaperWords } from "./english.ts";
import type { Facts } from "./facts.ts";
import { type Paper, type Part, parts } from "./words.ts";

const words: Record<Language, PaperWords> = { en: english, ar: arabic };

/** Returns a line for each form with what it asks for. */
function formLines({ forms, fields, optional, comma }: PaperWords): string[] {
  const labels = new Map<string, string>(Object.entries(fields));
  return leadKinds.map((kind) => {
    const asked = Object.entries(kinds[kind].fields.entries).map(([name, { type }]) => {
      const label = labels.get(name) ?? name;
      return type === "optional" ? optional(label) : label;
    });
    return `**${forms[kind]}:** ${asked.join(comma)}`;
  });
}

/** Returns the paragraphs of each part. */
function paragraphs(said: PaperWords, facts: Facts): Record<Part, readonly string[]> {
  const { fillIn, lawyer, gaps, questions, recipients, period, security, storage } = said;
  const unless = (text: string, ...gap: Parameters<PaperWords["fillIn"]>) => (text ? [] : [fillIn(...gap)]);
  const when = (given: string, text: (given: string) => string) => (given ? [text(given)] : []);
  const at = (host: string, text: string) => `${text} ${fillIn(gaps.host(host))}`;
  const whenAt = (host: string, text: (host: string) => string) => when(host, () => at(host, text(host)));
  const hasDesk = facts.deskPeople > 0;
  return {
    responsible: [
      said.responsible(facts.entity || facts.brand, facts.address, facts.mailbox),
      ...unless(facts.entity, gaps.entity, "legalEntity"),
      ...unless(facts.address, gaps.address, "leads.address"),
    ],
    officer: [lawyer(questions.officer)],
    people: [said.people],
    purposes: said.purposes,
    basis: [lawyer(questions.basis)],
    answers: [...formLines(said), said.required],
    beside: [said.beside],
    address: [...said.address, fillIn(gaps.proxy)],
    storage: [
      ...(facts.database ? whenAt(facts.database, storage.database) : [storage.file]),
      ...when(facts.country, storage.country),
      ...unless(facts.country, gaps.country, "leads.country"),
    ],
    recipients: [
      recipients.staff(facts.mailbox),
      ...(hasDesk ? [recipients.desk(facts.deskPeople)] : []),
      ...whenAt(facts.mail, recipients.mail),
      ...(facts.isWeekly ? [recipients.weekly] : []),
      ...whenAt(facts.webhook, recipients.webhook),
      ...facts.chats.map(({ service, host }) => at(host, recipients.chat(service, host))),
      ...when(facts.names, recipients.names),
      ...unless(facts.names, gaps.names, "leads.names"),
      recipients.spam(facts.isWeekly),
    ],
    transfers: [lawyer(questions.transfers)],
    period: [
      facts.retention ? period.days(facts.retention) : period.unset,
      ...when(facts.period, period.printed),
      ...unless(facts.period || facts.retention, gaps.period, "leads.period"),
      period.copies,
      fillIn(gaps.copies),
    ],
    cookies: said.cookies,
    security: [
      ...(facts.isHttps ? [security.https] : []),
      ...(facts.database ? [] : [security.files]),
      ...security.always,
      ...(hasDesk ? [security.actions] : []),
      fillIn(gaps.security),
    ],
    decisions: [said.decisions, lawyer(questions.decisions)],
    rights: [said.rights(facts.mailbox), lawyer(questions.rights)],
    requests: [said.requests, lawyer(questions.rights)],
    authority: [lawyer(questions.authority)],
  };
}

/** Writes a paper as Markdown. */
export function write(paper: Paper, language: Language, facts: Facts): string {
  const said = words[language];
  const texts = paragraphs(said, facts);
  const sections = parts[paper].map((part) => {
    const list = texts[part].map((text) => `- ${text}`);
    return `## ${said.headings[part]}\n\n${(list.length > 1 ? list : texts[part]).join("\n")}`;
  });
  const head = [
    `# ${said.titles[paper]}`,
    `> ${said.draft(facts.day)}`,
    ...(paper === "record" ? [said.laws] : []),
  ];
  return [...head, ...sections].join("\n\n");
}
