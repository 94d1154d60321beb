import { fill } from "../../content/texts.ts";
import type { Words } from "../../content/words.ts";
import { site } from "../../settings/site.js";
import { useLanguage } from "../i18n/use-language.ts";

interface PrivacySettings {
  /** The owner has set the registered name of the company. */
  isRegistered: boolean;
  entity: string;
  address: string;
  country: string;
  period: string;
  /** A sentence on the legal basis. */
  basis: string;
  /** The host of another company's relay, or "". */
  host: string;
  /** Companies that process the data, as a list in words. */
  names: string;
  mailbox: string;
}

/** Returns the sentences of the privacy note, without those whose setting is empty. */
export function privacyText(
  words: Words["forms"]["contact"]["privacyNote"],
  settings: PrivacySettings,
): string {
  const { isRegistered, ...texts } = settings;
  const { country, period, host, names } = texts;
  const sentences = [
    words.responsible,
    settings.basis,
    country && words.hosting,
    period && words.retention,
    host && words.relay,
    names && words.processors,
    words.rights,
    isRegistered && words.complaint,
  ];
  return fill(sentences.filter(Boolean).join(" "), { ...texts });
}

/** Says who is responsible for the data, on what legal basis, where and how long it is kept, and the visitor's rights. */
export function PrivacyNote({ words }: { words: Words["forms"]["contact"]["privacyNote"] }) {
  const language = useLanguage();
  const { address, country, period, names, basis } = site.leads;
  return (
    <p className="wrap-anywhere">
      {privacyText(words, {
        isRegistered: site.legalEntity[language] !== "",
        entity: site.legalEntity[language] || site.brand,
        address: address[language] || site.offices.london.address[language],
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
