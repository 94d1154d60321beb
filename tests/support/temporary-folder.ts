import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives a run of Vitest or Playwright a temporary folder of its own, and removes it with all that tests left in it. */
export default function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "clarity-"));
  // PostgreSQL runs as a user of its own and has to reach its folder inside.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Servers and commands that tests start find each other's compiled code there, and need a third less of the processor.
  // Not in that folder: processes write it as they end, when the folder has been removed.
  process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, "../../node_modules/.cache/compiled");
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
