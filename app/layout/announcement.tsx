import { site } from "../../settings/site.js";
import { useLanguage } from "../i18n/use-language.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

const { text, until } = site.announcement;

/** The owner's line at the head of every page. A build leaves it out after its last day; an older page hides it once hydrated. */
export function Announcement() {
  const said = text[useLanguage()];
  const isOver = useHydrated() && until !== "" && new Date().toLocaleDateString("sv") > until;
  if (!said || isOver) return null;
  return (
    <p className="border-b border-rule bg-raised text-small print:hidden">
      <span className="wrap block py-2.5">{said}</span>
    </p>
  );
}
