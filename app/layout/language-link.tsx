import type { SyntheticEvent } from "react";
import { languageNames, languages, localPath, pathFor } from "../../contract/language.ts";
import { useLanguage } from "../i18n/words.ts";
import { usePath } from "../navigation/router.tsx";

/** Adds query and anchor, which a page may change without the router, when the link is about to be used. */
function addQueryAndHash({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) {
  link.search = location.search;
  link.hash = location.hash;
}

/** The link to the same page in the other language; from an unknown URL to the home page. */
export function LanguageLink({ className = "" }: { className?: string }) {
  const language = useLanguage();
  const here = usePath();
  const isUnknown = here === localPath("/404", language);
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <a
        key={other}
        href={pathFor(isUnknown ? "/" : here, other)}
        lang={other}
        hrefLang={other}
        className={`language-link ${className}`}
        onPointerDown={isUnknown ? undefined : addQueryAndHash}
        onClick={isUnknown ? undefined : addQueryAndHash}
      >
        {languageNames[other]}
      </a>
    ));
}
