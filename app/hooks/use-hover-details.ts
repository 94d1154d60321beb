import { type FocusEvent, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { createHoverIntent, type HoverTimings } from "./hover-intent.ts";

const parts = (group: HTMLElement | null) => [...(group?.querySelectorAll("details") ?? [])];

/**
 * Turns the `<details>` of a group into hover cards or tooltips: they open on hover and on keyboard focus,
 * close with Escape, and stay plain disclosures for touch and without scripts. Spread the result on the group.
 */
export function useHoverDetails<Group extends HTMLElement>(timings: HoverTimings) {
  const ref = useRef<Group>(null);
  const intent = useMemo(
    () =>
      createHoverIntent(timings, (id) => {
        for (const part of parts(ref.current)) {
          if (part.id === id) part.dataset.above = String(leavesView(part));
          part.open = part.id === id;
        }
      }),
    [timings],
  );
  useEffect(() => {
    // what the pointer opened may be far from the focus
    const onEscape = (event: KeyboardEvent) => {
      const opened = parts(ref.current).filter((part) => part.open);
      if (event.key !== "Escape" || opened.length === 0) return;
      const focused = opened.find((part) => part.contains(document.activeElement));
      focused?.querySelector("summary")?.focus();
      for (const part of opened) part.open = false;
      intent.close();
    };
    addEventListener("keydown", onEscape);
    return () => removeEventListener("keydown", onEscape);
  }, [intent]);
  return {
    ref,
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === "touch") return;
      const part = (event.target as Element).closest("details");
      if (part) intent.enter(part.id);
      else intent.leave();
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== "touch") intent.leave();
    },
    onFocus(event: FocusEvent) {
      const part = event.target.closest("details");
      if (!part || !event.target.matches("summary:focus-visible")) return;
      intent.open(part.id);
      // one that closed above it may have pulled it under the bar
      event.target.scrollIntoView({ block: "nearest" });
    },
    onBlur(event: FocusEvent) {
      if (!ref.current?.contains(event.relatedTarget)) intent.close();
    },
  };
}

/** True when what opens below the part would leave the view, and there is more room above. */
function leavesView(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  const CARD_HEIGHT = 360;
  return bottom + CARD_HEIGHT > innerHeight && top > innerHeight - bottom;
}
