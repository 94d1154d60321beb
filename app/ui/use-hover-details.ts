import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { createHoverIntent, type HoverTimings } from "./hover-intent.ts";
import { onEscape } from "./keys.ts";
import { keepInView } from "./scroll-and-focus.ts";

const parts = (group: HTMLElement | null) => [...(group?.querySelectorAll("details") ?? [])];

/** Touch opens nothing by hover; a pressed button drags a selection, which may end outside of the text. */
const isHover = ({ pointerType, buttons }: PointerEvent) => pointerType !== "touch" && buttons === 0;

function liesOverPage({ lastElementChild: detail }: HTMLDetailsElement) {
  return detail !== null && getComputedStyle(detail).position === "absolute";
}

/**
 * Turns the `<details>` of a group into hover cards or tooltips: they open on hover too and close with Escape. For
 * keyboard, touch and screen readers, and without scripts, they are plain disclosures. Focus opens none: Enter would
 * close it again. Spread the result on the group.
 * @param opened receives the one that has opened
 */
export function useHoverDetails<Group extends HTMLElement>(
  timings: HoverTimings,
  opened?: (part: HTMLElement) => void,
) {
  const ref = useRef<Group>(null);
  const intent = useMemo(
    () =>
      createHoverIntent(timings, (id, last) => {
        for (const part of parts(ref.current)) {
          if (part.id === last) part.open = false;
          if (part.id === id) {
            part.open = true;
            opened?.(part);
          }
        }
      }),
    [timings, opened],
  );
  useEffect(() => {
    const stopEscape = onEscape(() => {
      for (const part of parts(ref.current)) part.open = false;
    });
    // Not on blur: a press on its text takes the focus away, and a screen reader that reads it does too.
    const uncover = ({ target }: FocusEvent) => {
      const focused = target as Element;
      for (const part of parts(ref.current)) {
        const isInside = part.contains(focused) || focused.contains(part);
        if (part.open && !isInside && liesOverPage(part)) part.open = false;
      }
    };
    addEventListener("focusin", uncover);
    return () => {
      stopEscape();
      removeEventListener("focusin", uncover);
    };
  }, []);
  return {
    ref,
    onPointerOver(event: PointerEvent) {
      if (!isHover(event)) return;
      const part = (event.target as Element).closest("details");
      if (part) intent.enter(part.id);
      else intent.leave();
    },
    onPointerLeave(event: PointerEvent) {
      if (isHover(event)) intent.leave();
    },
    onClick(event: MouseEvent) {
      const summary = (event.target as Element).closest("summary");
      const part = summary?.closest("details");
      // A click does not close what hover has opened; the keyboard does.
      if (event.detail && part?.open && part.id === intent.current()) event.preventDefault();
      else if (part) {
        keepInView(summary);
        // The browser opens it after this event.
        requestAnimationFrame(() => part.open && opened?.(part));
      }
    },
  };
}
