import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { ProductGroup } from "../../content/types/catalogue.ts";
import { illustrations } from "../drawn/illustrations.ts";
import { Arrow } from "../ui/marks.tsx";
import { onEscape } from "../ui/on-escape.ts";
import { Picture } from "../ui/picture.tsx";
import { useFrameWords } from "../words/frame-words.ts";
import { useMenuSheetWords } from "../words/menu-sheet-words.ts";

const SHEET = "[data-menu-sheet]";
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Takes the focus where an arrow key leads among the buttons of the menus and the links of the sheet.
 * @param enter opens a menu and gives its first link the focus
 */
export function walk(key: string, box: HTMLElement, enter: (id: string) => void) {
  const step = STEPS[key] ?? 0;
  const buttons = [...box.querySelectorAll("button")];
  const links = [...box.querySelectorAll<HTMLElement>(`${SHEET} a`)];
  const button = buttons.find((one) => one === document.activeElement);
  if (!button) {
    const to = links.indexOf(document.activeElement as HTMLElement) + step;
    const opener = buttons.find((one) => one.ariaExpanded === "true");
    return (to < 0 ? opener : links[Math.min(to, links.length - 1)])?.focus();
  }
  if (/Left|Right/.test(key)) return buttons.find((one) => one !== button)?.focus();
  if (step < 0) return;
  if (button.ariaExpanded === "true") links[0]?.focus();
  else enter(button.getAttribute("aria-controls")?.replace("menu-", "") ?? "");
}

/** The sheet under the bar: six rows and, beside them, where to start. Escape closes it wherever the focus is. */
export function MenuSheet(props: {
  id: ProductGroup;
  /** Set when the keyboard asked for the sheet: its first link then takes the focus. */
  enter: RefObject<boolean>;
  onPointerEnter: (event: PointerEvent) => void;
  close: () => void;
}) {
  const { id, enter, close } = props;
  const { items } = useFrameWords().menus[id];
  const { lines, asides } = useMenuSheetWords();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (enter.current && id) sheet.current?.querySelector("a")?.focus();
    enter.current = false;
  }, [enter, id]);
  // once it is seen it can be closed
  useLayoutEffect(
    () =>
      onEscape(() => {
        const box = sheet.current?.parentElement;
        if (box?.contains(document.activeElement))
          box.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
        close();
      }),
    [close],
  );
  return (
    <div
      ref={sheet}
      id={`menu-${id}`}
      data-menu-sheet
      onPointerEnter={props.onPointerEnter}
      className="menu-sheet absolute inset-x-0 top-full border-y border-ink bg-raised"
    >
      <div className="wrap lg:flex lg:gap-x-6">
        <ul className="grid flex-3 grid-cols-2 gap-x-3 py-6">
          {items.map((item) => (
            <li key={item.id} className="border-b border-rule nth-last-2:border-0 last:border-0">
              <a
                href={item.desktopPath ?? item.path}
                className="menu-item group flex min-h-28 items-center gap-5 px-2"
              >
                <Picture of={illustrations} layers={[item.id]} className="w-29 shrink-0 max-lg:hidden" />
                <span className="flex-1">
                  <span className="block text-xl leading-snug group-hover:text-acc">
                    {item.desktop ?? item.name}
                  </span>
                  <span className="type-small mt-1 block text-ink2">{lines[item.id]}</span>
                </span>
                <Arrow className="text-field group-hover:text-acc rtl:-scale-x-100" />
              </a>
            </li>
          ))}
        </ul>
        <div className="flex-1 max-lg:hidden">
          <div className="h-full border-s border-rule py-8 ps-8">
            {asides[id].map((aside) => (
              <div key={aside.heading} className="mb-7">
                <p className="text-xl">{aside.heading}</p>
                <p className="type-small mt-1 text-ink2">{aside.text}</p>
                <a href={aside.link.path} className="link type-small mt-2">
                  {aside.link.label}
                </a>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
