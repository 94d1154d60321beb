const NAMED = 10;
/** More different names than a week without abuse has; strangers choose some of them, and could choose another for each lead. */
const NAMES_MAX = 1_000;

/** Counts by a name. Only the more frequent names are kept; the others are counted together. */
export function createTally() {
  const counts = new Map<string, number>();
  let total = 0;
  const byNumber = () => [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  const of = (name: string) => counts.get(name) ?? 0;

  return {
    add(name: string, number = 1) {
      total += number;
      counts.set(name, of(name) + number);
      if (counts.size > NAMES_MAX) for (const rare of byNumber().slice(NAMES_MAX / 2)) counts.delete(rare);
    },
    /** Returns the number of a name; 0 for one that is counted with the others. */
    of,
    top: () => byNumber().slice(0, NAMED),
    /** Returns the number of all names but some. */
    rest: (names: readonly string[]) => names.reduce((rest, name) => rest - of(name), total),
  };
}
export type Tally = ReturnType<typeof createTally>;
