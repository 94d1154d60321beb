import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { createHoverIntent, type HoverTimings } from "./hover-intent.ts";
import { keepInView } from "./motion.ts";
import { onEscape } from "./on-escape.ts";

const parts = (group: HTMLElement | null) => [...(group?.querySelectorAll("details") ?? [])];

/**
 * Turns the `<details>` of a group into hover cards or tooltips: they open on hover and on keyboard focus,
 * close with Escape, and stay plain disclosures for touch and without scripts. Spread the result on the group.
 * @param opened receives the one that has opened
 */
export function useHoverDetails<Group extends HTMLElement>(
  timings: HoverTimings,
  opened?: (part: HTMLElement) => void,
) {
  const ref = useRef<Group>(null);
  const intent = useMemo(
    () =>
      createHoverIntent(timings, (id) => {
        for (const part of parts(ref.current)) {
          part.open = part.id === id;
          if (part.open) opened?.(part);
        }
      }),
    [timings, opened],
  );
  useEffect(
    () =>
      // The focus may be elsewhere when the pointer has opened one.
      onEscape(() => {
        const shown = parts(ref.current).filter((part) => part.open);
        if (shown.length === 0) return;
        const focused = shown.find((part) => part.contains(document.activeElement));
        focused?.querySelector("summary")?.focus();
        for (const part of shown) part.open = false;
        intent.close();
      }),
    [intent],
  );
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
      keepInView(event.target);
    },
    onClick(event: MouseEvent) {
      const summary = (event.target as Element).closest("summary");
      // A click does not close what hover has opened; the keyboard does.
      if (event.detail && summary?.parentElement?.id === intent.current()) event.preventDefault();
      else keepInView(summary);
    },
    onBlur(event: FocusEvent) {
      if (!ref.current?.contains(event.relatedTarget)) intent.close();
    },
  };
}
