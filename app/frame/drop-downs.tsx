import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ProductGroup } from "../../content/types/catalogue.ts";
import { createHoverIntent, menuTimings } from "../ui/hover-intent.ts";
import { Chevron } from "../ui/marks.tsx";
import { useFrameWords } from "../words/frame-words.ts";
import { useHere } from "./use-here.ts";

type MenuId = ProductGroup;
const ids: readonly MenuId[] = ["solutions", "services"];

/**
 * The two drop-down menus of the bar; their sheet is fetched when the pointer or the focus first comes near. Where it
 * cannot be had, a press follows the link that stands for both menus without scripts.
 */
export function DropDowns() {
  const [Sheet, setSheet] = useState<typeof import("./menu-sheet.tsx").MenuSheet>();
  const [open, setOpen] = useState<MenuId>();
  const intent = useMemo(() => createHoverIntent(menuTimings, (id) => setOpen(id as MenuId | undefined)), []);
  const byPointer = useRef(false);
  const enterSheet = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const { menus, bothMenus } = useFrameWords();
  const here = useHere();
  const { key } = useLocation();
  useEffect(() => {
    if (key) intent.close();
  }, [key, intent]);

  async function load() {
    const { MenuSheet, walk } = await import("./menu-sheet.tsx");
    setSheet(() => MenuSheet);
    return walk;
  }
  const prepare = () => load().catch(() => undefined);
  const hover = (id: MenuId) => (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    prepare();
    byPointer.current = true;
    intent.enter(id);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    byPointer.current = false;
    intent.leave();
  };
  function click(id: MenuId) {
    load().catch(() => box.current?.querySelector("a")?.click());
    if (open === id && !byPointer.current) intent.close();
    else intent.open(id);
    byPointer.current = false;
  }
  function keys(event: KeyboardEvent) {
    byPointer.current = false;
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    const enter = (id: string) => {
      enterSheet.current = true;
      intent.open(id);
    };
    prepare().then((walk) => walk?.(event.key, box.current as HTMLElement, enter));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles from its buttons and links
    <div
      ref={box}
      className="contents"
      onPointerLeave={leave}
      onKeyDown={keys}
      onBlur={({ currentTarget, relatedTarget }) => {
        // a press on the sheet's ground leaves no focus anywhere
        if (!currentTarget.contains(relatedTarget) && (relatedTarget || !byPointer.current)) intent.close();
      }}
    >
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="bar-link flex items-center gap-2 aria-expanded:text-acc scripts-off:hidden"
          aria-current={
            menus[id].items.some(({ path, desktopPath }) => here === path || here === desktopPath)
              ? "true"
              : undefined
          }
          aria-expanded={open === id}
          aria-controls={`menu-${id}`}
          onPointerEnter={hover(id)}
          onFocus={prepare}
          onClick={() => click(id)}
        >
          {menus[id].name}
          <Chevron />
        </button>
      ))}
      {open && Sheet && (
        <Sheet id={open} enter={enterSheet} onPointerEnter={hover(open)} close={intent.close} />
      )}
      <a className="bar-link scripts-on:hidden" href={bothMenus.path}>
        {bothMenus.label}
      </a>
    </div>
  );
}
