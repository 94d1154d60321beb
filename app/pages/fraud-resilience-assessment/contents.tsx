import type { MouseEvent } from "react";
import type { FraudResilienceAssessment } from "../../../content/types/fraud-resilience-assessment.ts";
import { focusHeading, scrollToId, scrollToTop } from "../../ui/motion.ts";
import { useScrolled } from "../../ui/use-scrolled.ts";
import { useSectionAt } from "./use-section-at.ts";

/** In CSS pixels: scrolled further than this, the list is shown. */
export const SHOWN_AFTER = 500;
/** In CSS pixels from the top of the window: the section across this line is the current one. */
export const SECTION_LINE = 150;

function backToTop() {
  scrollToTop();
  focusHeading();
}

function jump(id: string) {
  return (event: MouseEvent) => {
    event.preventDefault();
    history.replaceState(history.state, "", `#${id}`);
    scrollToId(id);
  };
}

/**
 * The floating contents list of large screens, and the back-to-top button: in the list, or on small screens alone, in the
 * bar of a phone and in the margin of a tablet, where it covers nothing.
 */
export function Contents({ words }: { words: FraudResilienceAssessment["contents"] }) {
  const shown = useScrolled(() => scrollY > SHOWN_AFTER, false);
  const active = useSectionAt(
    words.entries.map((entry) => entry.id),
    SECTION_LINE,
  );
  return (
    <div className="pointer-events-none absolute inset-0">
      <div className="wrap h-full max-ml:hidden">
        <div data-shown={shown} className="contents-list scripts-off:hidden sticky top-24 w-44 pt-8">
          <nav aria-label={words.label}>
            <ol className="text-small border-s border-rule">
              {words.entries.map(({ id, label }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={active === id ? "true" : undefined}
                    onClick={jump(id)}
                    className="contents-entry -ms-px block py-1.5 ps-4 text-ink2 hover:text-ink current:font-medium current:text-ink"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ol>
            <a href={words.request.path} className="link text-small mt-5 text-acc">
              {words.request.label}
            </a>
          </nav>
          <button type="button" onClick={backToTop} className="link text-small mt-3">
            {words.backToTop}
          </button>
        </div>
      </div>
      <button
        type="button"
        aria-label={words.backToTop}
        onClick={backToTop}
        data-shown={shown}
        className="contents-list scripts-off:hidden btn-icon text-small fixed start-1/2 top-2.5 z-40 -ms-8 max-sm:content-center max-sm:gap-0.5 sm:start-auto sm:end-1 sm:top-auto sm:bottom-4 sm:border sm:border-ink sm:bg-raised ml:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 24 14" width="20" height="12" fill="none" stroke="currentColor">
          <path d="m.8 13.4 11.2-12.6 11.2 12.6" strokeWidth="1.2" />
        </svg>
        <span className="leading-none max-xs:hidden sm:hidden">{words.top}</span>
      </button>
    </div>
  );
}
