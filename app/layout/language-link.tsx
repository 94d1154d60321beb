import type { SyntheticEvent } from "react";
import { languageNames, languages, localPath, pathIn } from "../../contract/language.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { NOT_FOUND_PATH, unknownPath } from "../navigation/unknown-address.ts";
import { useHere } from "./use-here.ts";

/** Adds query and anchor, which a page may change without the router, when the link is about to be used. */
function addQueryAndHash({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) {
  if (unknownPath()) return;
  link.search = location.search;
  link.hash = location.hash;
}

/** The link to the same page in the other language; from an unknown address to the home page. */
export function LanguageLink({ className = "" }: { className?: string }) {
  const language = useLanguage();
  const here = useHere();
  const page = here === localPath(NOT_FOUND_PATH, language) ? "/" : here;
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <a
        key={other}
        href={pathIn(page, other)}
        lang={other}
        hrefLang={other}
        className={`language-link ${className}`}
        onPointerDown={addQueryAndHash}
        onClick={addQueryAndHash}
      >
        {languageNames[other]}
      </a>
    ));
}
