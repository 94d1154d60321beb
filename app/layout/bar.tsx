import type { ReactNode } from "react";
import { useLayoutWords } from "../i18n/words.ts";
import { useRouter } from "../navigation/router.tsx";
import { ThemeDisc } from "../ui/marks.tsx";
import { useScrolled } from "../ui/use-scrolled.ts";
import { DropDowns } from "./drop-downs.tsx";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { MENU_ID, openMenu } from "./mobile-menu.tsx";
import { TopLinks } from "./top-links.tsx";

/** The bar turns compact and opaque once the page is scrolled by more than this, in CSS pixels. The client set it (docs/decisions). */
const COMPACT_AFTER = 10;

/** The line under the bar while a page is slow to come, and the message when it cannot be fetched. */
function OpeningStatus() {
  const { opening: words } = useLayoutWords();
  const { opening, open, cancel } = useRouter();
  const { href = "", isSlow, hasFailed } = opening.use();
  return (
    <div className="absolute inset-x-0 top-full">
      <p aria-live="polite" className="sr-only">
        {isSlow && words.loading}
      </p>
      {isSlow && <div className="opening-line h-0.5 bg-accent" />}
      <div aria-live="assertive">
        {hasFailed && (
          <div className="border-b border-ink bg-paper">
            <p className="wrap flex flex-wrap items-baseline gap-x-6 gap-y-2 py-4">
              <span className="me-auto">{words.failed}</span>
              <button type="button" className="link" onClick={() => open(href)}>
                {words.again}
              </button>
              <button type="button" className="link" onClick={cancel}>
                {words.stay}
              </button>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** The bar itself. Its content is passed in, so that turning compact does not render the links again. */
function HeaderBar({ children }: { children: ReactNode }) {
  const compact = useScrolled(() => scrollY > COMPACT_AFTER, false);
  return (
    <header
      data-compact={compact || undefined}
      className="fixed inset-x-0 top-0 z-40 border-b border-rule has-data-menu-panel:bg-paper data-compact:bg-paper print:hidden scripts-off:bg-paper"
    >
      {children}
      <OpeningStatus />
    </header>
  );
}

/** The fixed top bar: logo, links, drop-downs, theme toggle and two calls to action; on phones the menu button. */
export function Bar() {
  const words = useLayoutWords();
  const { demo, schedule } = words;
  return (
    <HeaderBar>
      <div className="wrap bar-row flex items-center gap-x-3 large:gap-x-6">
        <Logo />
        <nav
          aria-label={words.primaryNav}
          className="bar-nav hidden items-center text-small/tight whitespace-nowrap bar:flex large:text-small"
        >
          <TopLinks className="bar-link" />
          <DropDowns />
        </nav>
        <div className="ms-auto flex items-center gap-3 bar:gap-x-4 row:gap-x-3 large:gap-5">
          <LanguageLink />
          {/* By `theme.js`. CSS chooses its name, so that the name is right before hydration. */}
          <button type="button" className="theme-toggle scripts-off:hidden" data-set-theme="">
            <ThemeDisc />
            <span className="sr-only dark:hidden">{words.switchToDark}</span>
            <span className="sr-only hidden dark:inline">{words.switchToLight}</span>
          </button>
          <a
            href={demo.path}
            className="link hidden text-small/tight whitespace-nowrap bar:inline-block large:text-small"
          >
            {demo.label}
          </a>
          <a
            href={schedule.path}
            className="btn btn-primary btn-bar hidden text-small whitespace-nowrap bar:inline-flex large:text-small"
          >
            {schedule.label}
          </a>
          <button
            type="button"
            className="btn-icon -me-2.5 bar:hidden"
            aria-label={words.openMenu}
            aria-haspopup="dialog"
            command="show-modal"
            commandfor={MENU_ID}
            onClick={openMenu}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" stroke="currentColor">
              <path d="M1 8h22M1 16h22" strokeWidth="1.4" />
            </svg>
          </button>
        </div>
      </div>
    </HeaderBar>
  );
}
