import { site } from "../../settings/site.js";
import { useLayoutWords } from "../i18n/words.ts";
import { LogoMark } from "../ui/marks.tsx";
import { nameClass } from "./name-class.ts";

/** The brand, a link to the home page; on the home page it scrolls smoothly to the top. */
export function Logo() {
  return (
    <a
      href={useLayoutWords().homePath}
      className="flex min-h-11 shrink-0 items-center gap-3.5"
      aria-label={site.brand}
    >
      <LogoMark />
      <span className={`font-medium ${nameClass(site.brand)}`}>{site.brand}</span>
    </a>
  );
}
