/** Delays in milliseconds; within `skip` of a close the next one opens at once. */
export interface HoverTimings {
  open: number;
  close: number;
  skip: number;
}

/** Section 9 of the specification. */
export const menuTimings: HoverTimings = { open: 200, close: 150, skip: 300 };
export const hoverCardTimings: HoverTimings = { open: 700, close: 300, skip: 0 };
export const formTooltipTimings: HoverTimings = { open: 700, close: 0, skip: 300 };
export const pageTooltipTimings: HoverTimings = { open: 300, close: 0, skip: 300 };

/**
 * Decides which of a group's parts is open while the pointer and the focus move over it. Touch never
 * reaches it: callers ignore pointer events whose type is "touch".
 * @param change receives the id that is open now, or undefined
 */
export function createHoverIntent(timings: HoverTimings, change: (id: string | undefined) => void) {
  let current: string | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(id: string | undefined) {
    clearTimeout(timer);
    if (id === current) return;
    if (id === undefined) closedAt = performance.now();
    current = id;
    change(id);
  }

  return {
    /** The pointer came over a trigger or its content. */
    enter(id: string) {
      clearTimeout(timer);
      const warm = timings.skip > 0 && (current !== undefined || performance.now() - closedAt < timings.skip);
      if (id === current || warm) set(id);
      else timer = setTimeout(set, timings.open, id);
    },
    /** The pointer left both. */
    leave() {
      clearTimeout(timer);
      if (current !== undefined) timer = setTimeout(set, timings.close, undefined);
    },
    /** Focus or a click opens without delay. */
    open: (id: string) => set(id),
    close: () => set(undefined),
    current: () => current,
  };
}
