import type { NoticeWords } from "../../content/types/forms.ts";
import { site } from "../../settings/site.js";
import { useLanguage } from "../words/use-language.ts";
import { noticeText } from "./notice-text.ts";

/** Says who is responsible for the data, on what legal basis, where and how long it is kept, and the visitor's rights. */
export function Notice({ words }: { words: NoticeWords }) {
  const language = useLanguage();
  const { address, country, period, names } = site.leads;
  return (
    <p className="wrap-anywhere">
      {noticeText(words, {
        isRegistered: site.legalEntity[language] !== "",
        entity: site.legalEntity[language] || site.brand,
        address: address[language] || site.offices.london.address[language],
        country: country[language],
        period: period[language],
        names: names[language],
        mailbox: site.mailbox,
        host: __RELAY_URL__ && new URL(__RELAY_URL__).host,
      })}
    </p>
  );
}
