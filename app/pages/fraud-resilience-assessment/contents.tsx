import type { MouseEvent } from "react";
import type { Sections } from "../../../content/words.ts";
import { PageLink } from "../../ui/links.tsx";
import { Arrow } from "../../ui/marks.tsx";
import { focusHeading, scrollToId, scrollToTop } from "../../ui/scroll-and-focus.ts";
import { useScrolled } from "../../ui/use-scrolled.ts";

/** In CSS pixels: scrolled further than this, the list is shown. */
const SHOWN_AFTER = 500;
/** In CSS pixels from the top of the window: the section across this line is the current one. */
const SECTION_LINE = 150;

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

/** The contents list in the margin of large screens; on smaller ones only its way back to the top. */
export function Contents(props: {
  words: Sections["contents"];
  entries: readonly { id: string; label: string }[];
}) {
  const { words, entries } = props;
  const shown = useScrolled(() => scrollY > SHOWN_AFTER, false);
  const active = useScrolled(() => {
    const isCurrent = ({ id }: { id: string }) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box && box.top <= SECTION_LINE && box.bottom > SECTION_LINE;
    };
    return entries.find(isCurrent)?.id;
  }, undefined);
  return (
    <div className="margin-list print:hidden">
      <div data-shown={shown} className="contents-list text-small scripts-off:hidden row:sticky row:top-24">
        <nav aria-label={words.label} className="max-row:hidden">
          <ol className="border-s border-rule">
            {entries.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={active === id ? "true" : undefined}
                  onClick={jump(id)}
                  className="contents-entry -ms-px block py-1.75 ps-3.5 leading-snug text-ink-muted hover:text-ink current:font-medium current:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ol>
          <PageLink to={words.request} className="link mt-5" />
        </nav>
        <button
          type="button"
          onClick={backToTop}
          className="flex max-row:size-11 max-row:justify-center max-row:border max-row:border-ink max-row:bg-raised items-center gap-2 py-2 text-ink-muted hover:text-ink row:mt-2"
        >
          <Arrow className="-rotate-90" />
          <span className="max-row:sr-only">{words.backToTop}</span>
        </button>
      </div>
    </div>
  );
}
