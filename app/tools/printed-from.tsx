import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { locales } from "../../contract/language.ts";
import { useLanguage } from "../words/use-language.ts";

/** The day of printing and the address with the settings. It is rendered only while the page is printed. */
export function PrintedFrom({ link }: { link: () => string }) {
  const [printing, setPrinting] = useState(false);
  const language = useLanguage();
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  if (!printing) return null;
  return (
    <span className="block">
      {new Date().toLocaleDateString(locales[language], { dateStyle: "long" })}{" "}
      <bdi dir="ltr" className="wrap-anywhere">
        {link()}
      </bdi>
    </span>
  );
}
