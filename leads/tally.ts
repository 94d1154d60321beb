const NAMED = 10;
/** More names than an honest week has; strangers choose some of them, and could choose another for each lead. */
const NAMES_MAX = 1_000;

/** Counts leads by a name. Only the more frequent names are kept; the others are counted together. */
export function createTally() {
  const counts = new Map<string, number>();
  let others = 0;

  const sorted = () => [...counts].toSorted(([, a], [, b]) => b - a);
  function keep(most: number) {
    for (const [name, count] of sorted().slice(most)) {
      counts.delete(name);
      others += count;
    }
  }

  return {
    add(name: string) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (counts.size > NAMES_MAX) keep(NAMES_MAX / 2);
    },
    /** Returns the ten most frequent names, and under `rest` the number of all others. */
    top(rest: string): [name: string, count: number][] {
      keep(NAMED);
      return others > 0 ? [...sorted(), [rest, others]] : sorted();
    },
  };
}
