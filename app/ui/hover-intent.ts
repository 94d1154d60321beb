/** Delays in milliseconds; within `skip` of a close the next one opens at once. */
export interface HoverTimings {
  open: number;
  close: number;
  skip: number;
}

export const menuTimings: HoverTimings = { open: 200, close: 150, skip: 300 };
export const hoverCardTimings: HoverTimings = { open: 700, close: 300, skip: 0 };
export const formTooltipTimings: HoverTimings = { open: 700, close: 0, skip: 300 };
export const pageTooltipTimings: HoverTimings = { open: 300, close: 0, skip: 300 };

/**
 * Decides which part of a group is open while the pointer and the focus move over it. Callers ignore pointer events
 * whose type is "touch".
 * @param change receives the id of the part that is open now, and of the one that was; each may be undefined
 */
export function createHoverIntent<Id extends string>(
  timings: HoverTimings,
  change: (id: Id | undefined, last: Id | undefined) => void,
) {
  let current: Id | undefined;
  let isHoverOpened = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(id: Id | undefined, byHover: boolean) {
    clearTimeout(timer);
    if (id === current) return;
    if (id === undefined) closedAt = performance.now();
    const last = current;
    current = id;
    isHoverOpened = byHover;
    change(id, last);
  }

  return {
    /** Call when the pointer enters a trigger or its content. */
    enter(id: Id) {
      clearTimeout(timer);
      const warm = timings.skip > 0 && (current !== undefined || performance.now() - closedAt < timings.skip);
      if (id === current || warm) set(id, true);
      else timer = setTimeout(set, timings.open, id, true);
    },
    /** Call when the pointer leaves both. */
    leave() {
      clearTimeout(timer);
      if (current !== undefined) timer = setTimeout(set, timings.close, undefined, false);
    },
    /** Opens without delay, as for the keyboard's focus. */
    open: (id: Id) => set(id, false),
    /** Opens or closes by a press. The first press of a mouse keeps open what hover has opened. */
    press(id: Id, byMouse: boolean) {
      const keeps = byMouse && isHoverOpened;
      isHoverOpened = false;
      set(id === current && !keeps ? undefined : id, false);
    },
    close: () => set(undefined, false),
    current: () => current,
  };
}
