import type { KeyboardEvent, PointerEvent } from "react";
import type { ProductGroup } from "../../content/menus.ts";
import { useMenuPanelWords } from "../i18n/menu-panel-words.ts";
import { useLayoutWords } from "../i18n/words.ts";
import { illustrations } from "../pictures/illustrations.ts";
import { isModified, stepAcross } from "../ui/keys.ts";
import { Arrow } from "../ui/marks.tsx";
import { Picture } from "../ui/picture.tsx";

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The panel of a drop-down menu: six pages. Arrow keys go from link to link. */
export function MenuPanel(props: {
  id: ProductGroup;
  onPointerEnter: (event: PointerEvent) => void;
  /** An arrow key leads out of the panel, back to the menu's button. */
  leave: () => void;
}) {
  const { id } = props;
  const { items } = useLayoutWords().menus[id];
  const { lines } = useMenuPanelWords();
  function keys(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key] ?? stepAcross(event);
    if (!step || isModified(event)) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll("a")];
    const to = links.findIndex((link) => link.matches(":focus")) + step;
    if (to < 0) props.leave();
    else links[Math.min(to, links.length - 1)]?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles from its links
    <div
      id={`menu-${id}`}
      data-menu-panel
      onPointerEnter={props.onPointerEnter}
      onKeyDown={keys}
      className="menu-panel overflow-y-auto absolute inset-x-0 top-full border-y border-ink bg-raised whitespace-normal"
    >
      <div className="wrap">
        <ul className="grid grid-cols-2 gap-x-8 py-6 columns:grid-cols-3">
          {items.map((item) => (
            <li
              key={item.id}
              className="border-b border-rule nth-last-2:border-0 last:border-0 columns:nth-last-3:border-0"
            >
              <a
                href={item.desktopPath ?? item.path}
                className="menu-item group flex min-h-28 items-start gap-5 py-3.5"
              >
                <Picture
                  of={illustrations}
                  layers={[item.id]}
                  className="mirrors w-29 shrink-0 max-columns:hidden"
                />
                {/* Chromium tells screen readers the text of blocks without a space: the stop parts them. */}
                <span className="min-w-0 flex-1 columns:pt-2.5">
                  <span className="block text-intro leading-snug group-hover:text-accent">
                    {item.desktop ?? item.name}
                    <span className="sr-only">. </span>
                  </span>
                  <span className="text-small mt-1 block text-ink-muted">{lines[item.id]}</span>
                </span>
                <Arrow className="mirrors self-center text-field group-hover:text-accent" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
