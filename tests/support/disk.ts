import { execFileSync, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freshDir } from "./server.ts";

const SIZE = 8 * 2 ** 20;

const mount = (dir: string) => ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", dir];

/** Tells whether this account can mount a small disk, as only root can. */
export function canMount(): boolean {
  const dir = freshDir();
  const isMounted = spawnSync("mount", mount(dir)).status === 0;
  if (isMounted) execFileSync("umount", [dir]);
  return isMounted;
}

/** Mounts a disk of eight megabytes. */
export function mountDisk() {
  const dir = freshDir();
  const ballast = path.join(dir, "ballast");
  execFileSync("mount", mount(dir));
  return {
    dir,
    fill() {
      try {
        writeFileSync(ballast, Buffer.alloc(SIZE));
      } catch {
        // Fails when the disk is full, which is the purpose.
      }
    },
    makeRoom: () => rmSync(ballast),
    unmount: () => execFileSync("umount", ["-l", dir]),
  };
}
