import { directions, type Language, languages } from "../contract/language.ts";
import { checkMail, exposedPassword } from "../leads/delivery/mail.ts";
import { paperNames, writePaper } from "../leads/papers/papers.ts";
import { choose, type Run } from "./command.ts";

const domainOf = (address = "") => address.slice(address.lastIndexOf("@"));

/** Sends a test mail. */
export const sendTestMail: Run = async ({ config, out }) => {
  const { smtpUrl, mailFrom: from, mailbox, siteUrl } = config;
  if (!smtpUrl) {
    await out("SMTP_URL is not set, so nothing is mailed.\n");
    return 1;
  }
  for (const warning of exposedPassword(smtpUrl)) await out(`${warning}\n`);
  const problem = await checkMail({ smtpUrl, from, mailbox, siteUrl });
  if (problem) {
    await out(`No mail could be sent by ${problem}.\n`);
    return 1;
  }
  await out(`A test mail was sent to ${mailbox}. See that it is not in the spam folder.\n`);
  const [sender, own] = [from.address, mailbox].map((address) => address.toLowerCase());
  if (sender !== own && domainOf(sender) === domainOf(own))
    await out(
      "MAIL_FROM is another address at the mailbox's domain, which spam filters mark as forged: leave it unset, or use a subdomain.\n",
    );
  return 0;
};

/** Prints drafts of a record of processing activities and of a privacy notice as Markdown. */
export const papers: Run = async ({ config, values, out }) => {
  const names = choose("paper", paperNames, values.paper);
  const inLanguage = (language: Language) => {
    const text = names.map((name) => writePaper(name, language, config, Date.now())).join("\n\n");
    // Markdown itself knows no direction.
    return directions[language] === "rtl" ? `<div dir="rtl">\n\n${text}\n\n</div>` : text;
  };
  await out(`${choose("language", languages, values.language).map(inLanguage).join("\n\n")}\n`);
  return 0;
};
