import { site } from "../../site.config.ts";
import { LogoMark } from "../ui/marks.tsx";
import { useFrameWords } from "../words/frame-words.ts";

/** The brand, a link to the home page; on the home page it scrolls smoothly to the top. */
export function Logo() {
  return (
    <a
      href={useFrameWords().home}
      className="flex min-h-11 shrink-0 items-center gap-3.5 whitespace-nowrap"
      aria-label={site.brand}
    >
      <LogoMark />
      <span className="text-3xl font-medium tracking-tight">{site.brand}</span>
    </a>
  );
}
