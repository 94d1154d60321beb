import { Fragment, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { ProductGroup } from "../../content/menus.ts";
import { useFrameWords } from "../i18n/frame-words.ts";
import { usePath } from "../navigation/router.tsx";
import { isModified } from "../ui/is-modified.ts";
import { Chevron } from "../ui/marks.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useDropDown } from "./use-drop-down.ts";

const ids: readonly ProductGroup[] = ["solutions", "services"];

/**
 * The two drop-down menus of the bar. Their sheet is fetched when the pointer or the focus first comes near; where it
 * cannot be fetched, a press follows the link that stands for both menus without scripts.
 */
export function DropDowns() {
  const [Sheet, setSheet] = useState<typeof import("./menu-sheet.tsx").MenuSheet>();
  const menu = useDropDown<ProductGroup>();
  const { ref } = menu.group;
  const { menus, bothMenus } = useFrameWords();
  const here = usePath();

  async function load() {
    const { MenuSheet } = await import("./menu-sheet.tsx");
    setSheet(() => MenuSheet);
  }
  const prepare = () => {
    load().catch(() => {});
  };
  const followLink = () => ref.current?.querySelector<HTMLElement>(":scope > a")?.click();
  async function enter(id: ProductGroup) {
    await load();
    flushSync(() => menu.show(id));
    ref.current?.querySelector<HTMLElement>("[data-menu-sheet] a")?.focus();
  }
  const keys = (id: ProductGroup) => (event: KeyboardEvent<HTMLElement>) => {
    if (!event.key.startsWith("Arrow") || isModified(event)) return;
    event.preventDefault();
    if (event.key === "ArrowDown") enter(id).catch(() => {});
    else if (event.key !== "ArrowUp")
      ref.current?.querySelector<HTMLElement>(`:scope > button:not([aria-controls=menu-${id}])`)?.focus();
  };

  return (
    <div className="contents" data-waiting={useHydrated() ? undefined : ""} {...menu.group}>
      {ids.map((id) => (
        <Fragment key={id}>
          <button
            type="button"
            className="bar-link flex items-center gap-2 aria-expanded:text-acc scripts-off:hidden"
            aria-current={
              menus[id].items.some(({ path, desktopPath }) => here === path || here === desktopPath)
                ? "true"
                : undefined
            }
            aria-expanded={menu.open === id}
            aria-controls={`menu-${id}`}
            onPointerEnter={(event) => {
              if (event.pointerType !== "touch") prepare();
              menu.hover(id)(event);
            }}
            onFocus={prepare}
            onKeyDown={keys(id)}
            onClick={(event) => {
              load().catch(followLink);
              menu.press(id, event.detail > 0);
            }}
          >
            {menus[id].name}
            <Chevron />
          </button>
          {menu.open === id && Sheet && (
            <Sheet id={id} onPointerEnter={menu.hover(id)} leave={menu.focusTrigger} />
          )}
        </Fragment>
      ))}
      <a className="bar-link scripts-on:hidden" href={bothMenus.path}>
        {bothMenus.label}
      </a>
    </div>
  );
}
