import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { locales } from "../../../contract/language.ts";
import { site } from "../../../settings/site.js";
import { LogoMark } from "../../ui/marks.tsx";
import type { PrintedPart } from "../../ui/print-part.ts";
import { useLanguage } from "../../words/use-language.ts";

/**
 * The head of a part that is printed alone: brand, offices, mailbox and, if it is `dated`, the day of printing. It is
 * rendered only while that part is printed.
 */
export function Letterhead({ part, dated }: { part: PrintedPart; dated?: boolean }) {
  const [printing, setPrinting] = useState(false);
  const language = useLanguage();
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(document.documentElement.dataset.print === part));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, [part]);
  if (!printing) return null;
  const { london, dubai } = site.offices;
  return (
    <header className="letterhead mb-5 flex items-end justify-between gap-8">
      <p className="flex items-center gap-3 text-intro font-medium">
        <LogoMark /> {site.brand}
      </p>
      <p className="text-small text-end">
        {dated && new Date().toLocaleDateString(locales[language], { dateStyle: "long" })}
        {dated && <br />}
        {london.address[language]} · <bdi dir="ltr">{london.phone}</bdi>
        <br />
        {dubai.address[language]} · <bdi dir="ltr">{dubai.phone}</bdi>
        <br />
        {site.mailbox} · {location.host}
      </p>
    </header>
  );
}
