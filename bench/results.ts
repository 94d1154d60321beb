import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { metricsOf } from "../tests/support/server.ts";

const FILE = join(import.meta.dirname, "RESULTS.md");
const GB = 2 ** 30;

/** The machine of the measurement; on another one only the ratios can be compared. */
function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} x ${cpu?.model.trim()}, ${Math.round(totalmem() / GB)} GB, Node ${process.version}`;
}

/**
 * Replaces one section of RESULTS.md, or adds it at the end.
 * @param heading the section's heading, without the hashes
 */
export async function writeSection(heading: string, body: string): Promise<void> {
  const sections = (await readFile(FILE, "utf8")).split(/(?=^## )/m);
  const section = `## ${heading}\n\n${machine()}, ${new Date().toISOString().slice(0, 10)}.\n\n${body.trim()}\n\n`;
  const at = sections.findIndex((section) => section.startsWith(`## ${heading}\n`));
  if (at < 0) sections.push(section);
  else sections[at] = section;
  await writeFile(FILE, `${sections.map((section) => section.trim()).join("\n\n")}\n`);
}

/** Returns the median; of an even number of values the upper one of the middle two. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the resident memory of a server in megabytes. */
export async function memoryOf(url: string): Promise<number> {
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(await metricsOf(url))?.[1]) / 2 ** 20;
}
