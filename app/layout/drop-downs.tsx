import type { FocusEvent, KeyboardEvent, PointerEvent } from "react";
import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ProductGroup } from "../../content/menus.ts";
import { useLayoutWords } from "../i18n/words.ts";
import { usePath, useRouter, useShown } from "../navigation/router.tsx";
import { createHoverIntent, menuTimings } from "../ui/hover-intent.ts";
import { isModified, onEscape } from "../ui/keys.ts";
import { Chevron } from "../ui/marks.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

const focusTrigger = (group: HTMLElement | null) =>
  group?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();

/**
 * A group of buttons of which each opens a menu, one at a time: on hover or by a press. A menu closes when the pointer or
 * the focus leaves the group, on Escape, and when another page opens. Spread `group` on the element around them.
 */
function useDropDown() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ProductGroup>();
  const intent = useMemo(() => createHoverIntent<ProductGroup>(menuTimings, setOpen), []);
  const key = useShown((shown) => shown.key);
  const { href } = useRouter().opening.use();
  useEffect(() => {
    if (key || href) intent.close();
  }, [key, href, intent]);

  // A layout effect, so that Escape works as soon as the menu is visible.
  useLayoutEffect(() => {
    if (!open) return;
    const ended = new AbortController();
    // Safari gives a pressed button no focus that could leave.
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) intent.close();
    };
    addEventListener("pointerdown", press, { signal: ended.signal });
    const stopListening = onEscape(() => {
      if (ref.current?.contains(document.activeElement)) focusTrigger(ref.current);
      intent.close();
    });
    return () => {
      ended.abort();
      stopListening();
    };
  }, [open, intent]);

  return {
    open,
    /** Opens or closes a menu by a press of its button. */
    press: intent.press,
    /** Opens a menu for the keyboard. */
    show: intent.open,
    /** Opens a menu while a mouse or a pen rests on its button or on the menu. */
    hover: (id: ProductGroup) => (event: PointerEvent) => {
      if (event.pointerType !== "touch") intent.enter(id);
    },
    /** Gives the focus to the button of the open menu. */
    focusTrigger: () => focusTrigger(ref.current),
    group: {
      ref,
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== "touch") intent.leave();
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        // A press between the links of the menu leaves the focus nowhere.
        const isPressed = !relatedTarget && currentTarget.matches(":hover");
        if (!isPressed && !currentTarget.contains(relatedTarget)) intent.close();
      },
    },
  };
}

const ids: readonly ProductGroup[] = ["solutions", "services"];

/**
 * The two drop-down menus of the bar. Their panel is fetched when the pointer or the focus first comes near; where it
 * cannot be fetched, a press follows the link that stands for both menus without scripts.
 */
export function DropDowns() {
  const [Panel, setPanel] = useState<typeof import("./menu-panel.tsx").MenuPanel>();
  const menu = useDropDown();
  const { ref } = menu.group;
  const { menus, bothMenus } = useLayoutWords();
  const here = usePath();

  async function load() {
    const { MenuPanel } = await import("./menu-panel.tsx");
    setPanel(() => MenuPanel);
  }
  const prepare = () => {
    load().catch(() => {});
  };
  const followLink = () => ref.current?.querySelector<HTMLElement>(":scope > a")?.click();
  async function enter(id: ProductGroup) {
    await load();
    flushSync(() => menu.show(id));
    ref.current?.querySelector<HTMLElement>("[data-menu-panel] a")?.focus();
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
            className="bar-link flex items-center gap-2 aria-expanded:text-accent scripts-off:hidden"
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
          {menu.open === id && Panel && (
            <Panel id={id} onPointerEnter={menu.hover(id)} leave={menu.focusTrigger} />
          )}
        </Fragment>
      ))}
      <a className="bar-link scripts-on:hidden" href={bothMenus.path}>
        {bothMenus.label}
      </a>
    </div>
  );
}
