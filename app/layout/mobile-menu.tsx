import { useEffect, useRef } from "react";
import type { Menu } from "../../content/menus.ts";
import { useLayoutWords } from "../i18n/words.ts";
import { usePath, useRouter, useShown } from "../navigation/router.tsx";
import { keepInView } from "../ui/scroll-and-focus.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { TopLinks } from "./top-links.tsx";
import { type Theme, useTheme } from "./use-theme.ts";

export const MENU_ID = "menu";

/** Opens the menu in browsers that do not know `command` yet; the others open it themselves. */
export function openMenu() {
  if (!("command" in HTMLButtonElement.prototype))
    document.querySelector<HTMLDialogElement>(`#${MENU_ID}`)?.showModal();
}

function Section({ name, items }: Menu) {
  const here = usePath();
  return (
    <details name="menu-section" className="group border-b border-rule">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by itself */}
      <summary
        className="plus-minus flex min-h-11.5 items-center justify-between text-intro group-open:text-accent"
        onClick={({ currentTarget }) => keepInView(currentTarget)}
      >
        {name}
      </summary>
      <ul className="border-t border-ink">
        {items.map((item) => (
          <li key={item.id} className="border-b border-rule last:border-0">
            <a
              href={item.path}
              aria-current={item.path === here ? "page" : undefined}
              className="flex min-h-11 items-center py-1 leading-snug current:text-accent"
            >
              {item.mobile ?? item.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The theme as two buttons, at the foot of the menu. It needs scripts, so the HTML does without it. */
function ThemeSegment() {
  const words = useLayoutWords();
  const theme = useTheme();
  if (!useHydrated()) return null;
  const button = (value: Theme, label: string) => (
    <button
      type="button"
      aria-pressed={theme === value}
      className="min-h-11 px-3.5 text-small font-medium aria-pressed:bg-ink aria-pressed:text-paper"
      data-set-theme={value}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="flex border border-field">
      <legend className="sr-only">{words.theme}</legend>
      {button("light", words.light)}
      {button("dark", words.dark)}
    </fieldset>
  );
}

/** The full-screen menu in a window too narrow for the links of the bar: a modal dialog that also works without scripts. */
export function MobileMenu() {
  const { menu, closeMenu, menus, demo, schedule } = useLayoutWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const key = useShown((shown) => shown.key);
  const { href } = useRouter().opening.use();
  useEffect(() => {
    if (key || href) dialog.current?.close();
  }, [key, href]);
  useEffect(() => {
    // The breakpoint `bar`, from which on the bar has all links itself.
    const wide = matchMedia("(width >= 48em)");
    const close = () => {
      if (wide.matches) dialog.current?.close();
    };
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
  return (
    <dialog
      ref={dialog}
      id={MENU_ID}
      className="mobile-menu h-dvh max-h-none w-full max-w-none flex-col overscroll-contain bg-paper text-ink open:flex backdrop:bg-transparent print:hidden"
      aria-label={menu}
    >
      <div className="flex h-bar shrink-0 items-center justify-between border-b border-ink px-5">
        <Logo />
        <button
          type="button"
          className="btn-icon -me-2.5"
          aria-label={closeMenu}
          command="close"
          commandfor={MENU_ID}
          onClick={() => dialog.current?.close()}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" stroke="currentColor">
            <path d="m3 3 18 18M21 3 3 21" strokeWidth="1.4" />
          </svg>
        </button>
      </div>
      <nav aria-label={menu} className="px-5 tall:flex-1 tall:overflow-y-auto">
        <TopLinks className="flex min-h-11.5 items-center border-b border-rule text-intro current:text-accent" />
        <Section {...menus.solutions} />
        <Section {...menus.services} />
      </nav>
      <div className="shrink-0 border-t border-ink bg-raised px-5 py-4">
        <div className="flex items-center justify-between">
          <LanguageLink className="flex min-h-11 items-center text-body" />
          <ThemeSegment />
        </div>
        <div className="mt-3 grid grid-cols-2 gap-2">
          <a href={demo.path} className="btn px-2">
            {demo.label}
          </a>
          <a href={schedule.path} className="btn btn-primary px-2">
            {schedule.label}
          </a>
        </div>
      </div>
    </dialog>
  );
}
