import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A copy of the project's sources, which a test may change and build. */
export interface Checkout {
  folder: string;
  /** Replaces the only occurrence of a text in a file. */
  edit: (file: string, from: string, to: string) => void;
}

/** Copies a folder of packages without the tools' caches; as hard links where both folders are on one disk. */
function linkFiles(from: string, to: string) {
  const script = 'cp -al "$0" "$1" || { rm -rf "$1" && cp -a "$0" "$1"; }; rm -rf "$1/.vite"';
  execFileSync("sh", ["-c", script, from, to], { stdio: "ignore" });
}

/**
 * Copies the sources to a temporary folder. The folder of packages is a link, or with `ownPackages` a folder with links
 * to its files, as Vite serves no files from outside of a project.
 */
export function copyCheckout({ ownPackages = false } = {}): Checkout {
  const folder = mkdtempSync(join(tmpdir(), "checkout-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of listed.split("\n").filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const packages = join(folder, "node_modules");
  if (ownPackages) linkFiles(join(root, "node_modules"), packages);
  else symlinkSync(join(root, "node_modules"), packages);
  return {
    folder,
    edit(file, from, to) {
      const path = join(folder, file);
      const parts = readFileSync(path, "utf8").split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
      writeFileSync(path, parts.join(to));
    },
  };
}
