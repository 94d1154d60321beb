import { execFileSync, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freshDir } from "./server.ts";

const MEGABYTE = 2 ** 20;

const mount = (dir: string, megabytes: number) => [
  ...["-t", "tmpfs", "-o", `size=${megabytes}m`],
  ...["tmpfs", dir],
];

/** Returns whether this account can mount a small disk, as only root can. */
export function canMount(): boolean {
  const dir = freshDir();
  const isMounted = spawnSync("mount", mount(dir, 1)).status === 0;
  if (isMounted) execFileSync("umount", [dir]);
  return isMounted;
}

/** Mounts a small disk. */
export function mountDisk(megabytes = 8) {
  const dir = freshDir();
  const ballast = path.join(dir, "ballast");
  execFileSync("mount", mount(dir, megabytes));
  return {
    dir,
    fill() {
      try {
        writeFileSync(ballast, Buffer.alloc(megabytes * MEGABYTE));
      } catch {
        // Fails when the disk is full, which is the purpose.
      }
    },
    makeRoom: () => rmSync(ballast),
    unmount: () => execFileSync("umount", ["-l", dir]),
  };
}
