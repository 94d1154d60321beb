import type { ReactNode } from "react";
import { actions, frame } from "../../content/en/navigation.ts";
import { useScrolled } from "../ui/use-scrolled.ts";
import { DropDowns } from "./drop-downs.tsx";
import { Logo } from "./logo.tsx";
import { MENU_ID, openMenu } from "./mobile-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { TopLinks } from "./top-links.tsx";

/** Scrolled further than this, in CSS pixels, the bar turns compact and opaque. */
export const COMPACT_AFTER = 10;

/** Its content is handed in, so that turning compact renders one element and no link. */
function Strip({ children }: { children: ReactNode }) {
  const compact = useScrolled(COMPACT_AFTER);
  return (
    <header
      data-compact={compact}
      className="bar fixed inset-x-0 top-0 z-40 border-b border-rule data-[compact=true]:bg-paper"
    >
      {children}
    </header>
  );
}

/** The fixed bar: logo, links and drop-downs, theme, the two calls; on phones the menu's button. */
export function Bar() {
  return (
    <Strip>
      <div className="bar-grid wrap">
        <Logo />
        <nav aria-label={frame.primaryNav} className="bar-nav hidden items-center md:flex">
          <TopLinks className="bar-link" />
          <DropDowns />
        </nav>
        <div className="ms-auto flex items-center gap-3 xl:gap-5">
          <ThemeToggle />
          <a href={actions.demo.path} className="bar-type link hidden whitespace-nowrap md:inline-block">
            {actions.demo.label}
          </a>
          <a
            href={actions.schedule.path}
            className="btn btn-primary btn-bar hidden whitespace-nowrap md:inline-flex"
          >
            {actions.schedule.label}
          </a>
          <button
            type="button"
            className="menu-button md:hidden"
            aria-label={frame.openMenu}
            aria-haspopup="dialog"
            command="show-modal"
            commandfor={MENU_ID}
            onClick={openMenu}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" stroke="currentColor">
              <path d="M1 8h22M1 16h22" strokeWidth="1.4" />
            </svg>
          </button>
        </div>
      </div>
    </Strip>
  );
}
