import { site } from "../../../site.config.ts";
import { scrollToTop } from "../../hooks/motion.ts";
import { LogoMark } from "../ui/marks.tsx";

/** The brand, home on a click; the page scrolls smoothly to its top. */
export function Logo() {
  return (
    <a href="/" onClick={scrollToTop} className="flex min-h-11 items-center gap-3.5" aria-label={site.brand}>
      <LogoMark />
      <span className="text-[1.375rem] font-medium tracking-[-0.02em]">{site.brand}</span>
    </a>
  );
}
