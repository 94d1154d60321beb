/**
 * Keeps a value with the page's entry in the history of the tab. As what browsers bring back themselves, it outlives a reload
 * and a tab that was put aside, and nothing else.
 */
export function saveInEntry(name: string, value: unknown): void {
  try {
    history.replaceState({ ...history.state, [name]: value }, "");
  } catch {
    // Safari refuses more than a hundred calls in half a minute.
  }
}

/** Returns a value that was kept with the page's entry. */
export const savedInEntry = (name: string): unknown => new Map(Object.entries(history.state ?? {})).get(name);
