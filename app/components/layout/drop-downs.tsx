import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { menus } from "../../../content/en/navigation.ts";
import { createHoverIntent, menuTimings } from "../../hooks/hover-intent.ts";
import { Chevron } from "../ui/marks.tsx";

const load = () => import("./menu-sheet.tsx");
const MenuSheet = lazy(load);

type MenuId = keyof typeof menus;
const ids = Object.keys(menus) as MenuId[];

/** The two drop-down menus of the bar; their sheet is fetched when the pointer or the focus first comes near. */
export function DropDowns() {
  const [open, setOpen] = useState<MenuId>();
  const intent = useMemo(() => createHoverIntent(menuTimings, (id) => setOpen(id as MenuId | undefined)), []);
  const byPointer = useRef(false);
  const enterSheet = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key) intent.close();
  }, [key, intent]);

  const hover = (id: MenuId) => (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    load();
    byPointer.current = true;
    intent.enter(id);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "touch") intent.leave();
  };
  const trigger = (id: MenuId) => box.current?.querySelector<HTMLElement>(`[aria-controls="menu-${id}"]`);
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>("[data-menu-sheet] a") ?? [])];

  function click(id: MenuId) {
    load();
    if (open === id && !byPointer.current) intent.close();
    else intent.open(id);
    byPointer.current = false;
  }
  function keys(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      event.preventDefault();
      trigger(open)?.focus();
      intent.close();
    }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const links = rows();
    const at = links.indexOf(document.activeElement as HTMLElement);
    const onTrigger = ids.find((id) => document.activeElement === trigger(id));
    event.preventDefault();
    if (onTrigger && event.key.startsWith("Arrow") && /Left|Right/.test(event.key))
      return trigger(onTrigger === "solutions" ? "services" : "solutions")?.focus();
    if (onTrigger && event.key === "ArrowDown" && open !== onTrigger) {
      enterSheet.current = true;
      intent.open(onTrigger);
      return;
    }
    if (at === 0 && step < 0 && open) return trigger(open)?.focus();
    links[Math.min(at + step, links.length - 1)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles from its buttons and links
    <div
      ref={box}
      className="bar-drop flex items-center"
      onPointerLeave={leave}
      onKeyDown={keys}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && !byPointer.current) intent.close();
      }}
    >
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="bar-link scripted flex items-center gap-2 aria-expanded:text-acc [[aria-expanded=true]>svg]:rotate-180"
          aria-current={pathname.startsWith(`/${id}/`) ? "true" : undefined}
          aria-expanded={open === id}
          aria-controls={`menu-${id}`}
          onPointerEnter={hover(id)}
          onFocus={load}
          onClick={() => click(id)}
        >
          {menus[id]}
          <Chevron />
        </button>
      ))}
      {open && (
        <Suspense>
          <MenuSheet id={open} enter={enterSheet} onPointerEnter={hover(open)} />
        </Suspense>
      )}
      <noscript>
        <a className="bar-link" href="/#services">
          {menus.solutions} · {menus.services}
        </a>
      </noscript>
    </div>
  );
}
