import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { catalogue } from "../../../content/en/catalogue.ts";
import { menuAside } from "../../../content/en/menu-aside.ts";
import { type menus, services, solutions } from "../../../content/en/navigation.ts";
import illustrationsUrl from "../art/drawn/illustrations.svg?url&no-inline";
import { Arrow } from "../ui/marks.tsx";
import { Picture } from "../ui/picture.tsx";

const lists = { solutions, services };

/** The sheet under the bar: six rows and, beside them, where to start. */
export default function MenuSheet(props: {
  id: keyof typeof menus;
  /** Set when the keyboard asked for the sheet: its first link then takes the focus. */
  enter: RefObject<boolean>;
  onPointerEnter: (event: PointerEvent) => void;
}) {
  const { id, enter } = props;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (enter.current) sheet.current?.querySelector("a")?.focus();
    enter.current = false;
  }, [enter]);
  return (
    <div
      ref={sheet}
      id={`menu-${id}`}
      data-menu-sheet
      onPointerEnter={props.onPointerEnter}
      className="menu-sheet absolute inset-x-0 top-full border-y border-ink bg-raised"
    >
      <div className="wrap grid grid-cols-1 gap-x-6 lg:grid-cols-[minmax(0,9fr)_minmax(0,3fr)]">
        <ul className="grid grid-cols-2 gap-x-3 py-6">
          {lists[id].map((item) => (
            <li key={item.id} className="border-b border-rule nth-last-[-n+2]:border-0">
              <a
                href={item.desktopPath ?? item.path}
                className="menu-item group flex min-h-28 items-center gap-6 px-2"
              >
                <Picture
                  src={illustrationsUrl}
                  box="0 0 208 148"
                  layers={[item.id]}
                  className="w-29 shrink-0 max-lg:hidden"
                />
                <span className="flex-1">
                  <span className="block text-[1.1875rem] leading-snug group-hover:text-acc">
                    {item.desktop ?? item.name}
                  </span>
                  <span className="type-small mt-1 block text-ink2">{catalogue[item.id].short}</span>
                </span>
                <Arrow className="arrow group-hover:text-acc" />
              </a>
            </li>
          ))}
        </ul>
        <div className="hidden border-s border-rule py-8 ps-8 lg:block">
          {menuAside[id].map((aside) => (
            <div key={aside.heading} className="mb-7">
              <p className="text-[1.1875rem]">{aside.heading}</p>
              <p className="type-small mt-1 text-ink2">{aside.text}</p>
              <a href={aside.link.path} className="link type-small mt-2">
                {aside.link.label}
              </a>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
