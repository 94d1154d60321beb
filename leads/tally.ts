const NAMED = 10;
/** More names than an honest week has; strangers choose some of them, and could choose another for each lead. */
const NAMES_MAX = 1_000;

/** Counts leads by a name. Only the more frequent names are kept; the others are counted together. */
export function createTally() {
  const counts = new Map<string, number>();
  let others = 0;

  const sorted = () => [...counts].toSorted(([, a], [, b]) => b - a);

  return {
    add(name: string, number = 1) {
      counts.set(name, (counts.get(name) ?? 0) + number);
      if (counts.size <= NAMES_MAX) return;
      for (const [rare, count] of sorted().slice(NAMES_MAX / 2)) {
        counts.delete(rare);
        others += count;
      }
    },
    /** Returns the number of a name, which is 0 for one that is counted with the others. */
    of: (name: string) => counts.get(name) ?? 0,
    /** Returns the ten most frequent names, and under `rest` the number of all others. */
    top(rest: string): [name: string, count: number][] {
      const all = sorted();
      const more = all.slice(NAMED).reduce((sum, [, count]) => sum + count, others);
      return more > 0 ? [...all.slice(0, NAMED), [rest, more]] : all;
    },
  };
}
