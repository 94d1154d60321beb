import { formNames } from "../leads/delivery/form-names.ts";
import { commandLine } from "../leads/notices/notice.ts";
import type { FieldName, Part } from "./words.ts";

/** The papers' texts, which every language has. */
export const english = {
  /** Stands at the head of each paper. */
  draft: (day: string) =>
    `**Draft of ${day}. A lawyer has to check it before it is used or published.** It was written by a program from the settings of the website and its server. The program knows nothing of your mailbox, your other systems, your contracts and the law.`,
  comma: ", ",
  /** Marks what no program can know. */
  lawyer: (question: string) => `**[Ask your lawyer: ${question}]**`,
  /** Marks what the owner has to fill in; `setting` is one of site.config.ts. */
  fillIn: (what: string, setting?: string) =>
    `**[Fill in: ${what}${setting ? ` (\`${setting}\` in \`site.config.ts\`)` : ""}]**`,
  titles: {
    record: "Record of processing activities: the forms of the website",
    notice: "Privacy notice for the forms of the website",
  },
  laws: "Article 30 of the GDPR asks for this record, and so does that of the UK GDPR, beside the Data Protection Act 2018. Similar records may be due under the laws on personal data of the United Arab Emirates (Federal Decree-Law 45 of 2021), the DIFC (DIFC Law 5 of 2020), the ADGM (Data Protection Regulations 2021), Saudi Arabia (PDPL, Royal Decree M/19), Qatar (Law 13 of 2016) and Egypt (Law 151 of 2020); ask your lawyer which of them apply and what each adds.",
  headings: {
    responsible: "Who is responsible (the controller)",
    officer: "Data protection officer and representative",
    people: "Whose data it is",
    purposes: "What the data is used for",
    basis: "Legal basis",
    answers: "What the forms ask for",
    beside: "What is kept beside the answers",
    address: "The visitor's IP address",
    storage: "Where the data is stored",
    recipients: "Who receives the data",
    transfers: "Transfers to other countries",
    period: "How long the data is kept",
    cookies: "Cookies and the browser's storage",
    security: "How the data is protected",
    decisions: "Automated decisions",
    requests: "How requests about data are answered",
    rights: "Access, correction, deletion and copies",
    authority: "The supervisory authority",
  } satisfies Record<Part, string>,
  forms: formNames,
  fields: {
    name: "name",
    email: "email address",
    company: "company",
    companyName: "company",
    phone: "phone number",
    mobileNumber: "mobile number",
    jobTitle: "job title",
    industry: "industry",
    country: "country",
    useCases: "kinds of fraud",
    subject: "subject",
    message: "message",
  } satisfies Record<FieldName, string>,
  optional: (field: string) => `${field} (optional)`,
  responsible: (entity: string, address: string, mailbox: string) =>
    `${entity}, ${address}. Email: ${mailbox}`,
  people: "People who send a form of the website, and people whom they name in it.",
  purposes: [
    "To answer people who send a form, and to prepare what they ask for: a demo, an assessment or a report.",
    "To recognise a message that is sent twice, spam, and floods of messages.",
    "To see which pages, sites and campaigns bring requests.",
  ],
  required: "A form can be sent only with the answers that are not marked as optional.",
  beside:
    "With each form are kept: the time when it arrived, the page of the form and its language, the website from which the visitor came, the campaign that its link named, and when each recipient below took the data.",
  address: [
    "The IP address is not stored with the answers. To recognise a message that is sent twice within ten minutes, the server stores a fingerprint: a SHA-256 hash of the address (of an IPv6 address only the first half) and the answers together. It deletes the fingerprint ten to twenty minutes later.",
    "To limit how many messages and connections come from one address, the server has addresses in its memory, at the longest until it is restarted. It writes none of them to its log.",
  ],
  storage: {
    file: "In a file on the server of the website.",
    database: (host: string) => `In a PostgreSQL database at ${host}.`,
    country: (country: string) => `The data is stored in ${country}.`,
  },
  recipients: {
    staff: (mailbox: string) => `The people who read the mailbox ${mailbox} or work with the stored data.`,
    mail: (host: string) => `The mail server ${host}, which takes each form as a mail to this mailbox.`,
    weekly:
      "Once a week the mailbox gets a summary. It names people whose data could not be delivered, and quotes from what is held as spam.",
    webhook: (host: string) =>
      `The server ${host}, to which all answers and what is kept beside them are sent.`,
    chat: (service: string, host: string) =>
      `The chat service ${service} at ${host}. It is told of the form, the page, the number of the entry and, where the form asks for it, the country, and gets no name, no address and no text of the visitor.`,
    names: (names: string) => `Companies that process the data for us: ${names}.`,
    spam: (isWeekly: boolean) =>
      `What is held as spam is not passed on until a person releases it${isWeekly ? ", but for the excerpt in the weekly mail" : ""}.`,
    desk: (people: number) =>
      people === 1
        ? "1 person signs in at a private page and sees the data."
        : `${people} people sign in at a private page and see the data.`,
  },
  period: {
    days: (days: string) => `The server deletes the data by itself ${days} after it arrived.`,
    unset: "The data stays on the server until a person deletes it.",
    printed: (period: string) => `The notice under the forms says that the data is deleted after ${period}.`,
    copies:
      "When data is deleted on the server, mails, exports, backups and what the recipients keep are not deleted with it.",
  },
  cookies: [
    "The website sets no cookies and has no tracking.",
    "When a visitor chooses the light or the dark theme, the browser remembers this choice in its local storage (`localStorage`) under the name `theme`. It is not sent to the server.",
  ],
  security: {
    https: "The website is reached by HTTPS.",
    files: "On the server only the accounts that run the website can read the files with the data.",
    always: [
      "The log of the server has no names, addresses or texts, only the number of an entry.",
      "The number of messages and connections from one address is limited.",
    ],
    actions:
      "Of the people who sign in at the private page the server keeps who did what: the person's email address, the time, the action and the number of the entry. It also keeps with an entry who marked it as answered, and when. It does not delete the list of actions by itself.",
  },
  decisions:
    "When a field that people do not see is filled in, the server holds the message as spam until a person looks at it. It decides nothing else about people.",
  rights: (mailbox: string) => `To see, correct, delete or receive your data, write to ${mailbox}.`,
  requests: `\`${commandLine("person EMAIL")}\` prints what is kept from a person; \`${commandLine("forget EMAIL")}\` deletes it and prints a receipt.`,
  gaps: {
    entity: "the registered name of the company",
    address: "the address of the company",
    country: "the country in which the data is stored",
    period: "how long the data is kept",
    names: "companies that process the data for you, such as the host of the server and of the mailbox",
    proxy:
      "whether a web server, a proxy or a host in front of the server logs IP addresses, and for how long",
    copies: "how long mails, exports and backups are kept",
    host: (host: string) => `company and country behind ${host}`,
    security: "who may read the mailbox, how backups are protected, and whether disks are encrypted",
  },
  questions: {
    officer: "whether you need them; name them here",
    basis: "on which legal basis the data is used for each purpose",
    transfers: "whether data leaves the country through the recipients above, and what this needs",
    rights:
      "which rights each law gives, such as objection, restriction and withdrawal of consent, how to prove who asks, and by when to answer",
    authority: "which authority people can complain to",
    decisions: "whether you make others",
  },
};

export type PaperWords = typeof english;
