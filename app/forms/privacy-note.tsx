import { fill } from "../../content/texts.ts";
import type { Words } from "../../content/words.ts";
import { site } from "../../settings/site.js";
import { useLanguage } from "../i18n/words.ts";

type NoteWords = Words["forms"]["contact"]["privacyNote"];

type Setting = "entity" | "address" | "country" | "period" | "basis" | "host" | "names" | "mailbox";

/**
 * Returns the sentences of the privacy note, without those whose setting is empty. `host` is that of another company's
 * relay, `names` lists the companies that process the data, `basis` is a sentence on the legal basis.
 * @param isRegistered true if the owner has set the registered name of the company
 */
export function privacyText(words: NoteWords, isRegistered: boolean, settings: Record<Setting, string>) {
  const sentences = [
    words.responsible,
    settings.basis,
    settings.country && words.hosting,
    settings.period && words.retention,
    settings.host && words.relay,
    settings.names && words.processors,
    words.rights,
    isRegistered && words.complaint,
  ];
  return fill(sentences.filter(Boolean).join(" "), settings);
}

/** Says who is responsible for the data, on what legal basis, where and how long it is kept, and the visitor's rights. */
export function PrivacyNote({ words }: { words: NoteWords }) {
  const language = useLanguage();
  const { address, country, period, names, basis } = site.leads;
  return (
    <p className="wrap-anywhere">
      {privacyText(words, site.legalEntity[language] !== "", {
        entity: site.legalEntity[language] || site.brand,
        address: address[language] || site.offices[0].address[language],
        country: country[language],
        period: period[language],
        names: names[language],
        basis: basis[language],
        mailbox: site.mailbox,
        host: __RELAY_URL__ && new URL(__RELAY_URL__).host,
      })}
    </p>
  );
}
