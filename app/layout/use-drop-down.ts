import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useRouter, useShown } from "../navigation/router.tsx";
import { createHoverIntent, menuTimings } from "../ui/hover-intent.ts";
import { onEscape } from "../ui/on-escape.ts";

const focusTrigger = (group: HTMLElement | null) =>
  group?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();

/**
 * A group of buttons of which each opens a menu, one at a time: on hover or by a press. A menu closes when the pointer or
 * the focus leaves the group, on Escape, and when another page opens. Spread `group` on the element around them.
 */
export function useDropDown<Id extends string>() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Id>();
  const intent = useMemo(() => createHoverIntent<Id>(menuTimings, setOpen), []);
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
    hover: (id: Id) => (event: PointerEvent) => {
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
