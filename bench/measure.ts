import { metricsOf } from "../tests/support/server.ts";

/** Returns the value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Returns the median; of an even number of values the upper one of the middle two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the resident memory of a server in megabytes. */
export async function memoryOf(url: string): Promise<number> {
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(await metricsOf(url))?.[1]) / 2 ** 20;
}
