import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshDir } from "../tests/support/server.ts";
import { fingerprint, isFresh, STAMP } from "./stamp.ts";

it("treats a build as stale once a source changes or a built folder is missing", async () => {
  const root = freshDir();
  for (const folder of ["app", "public", "build"]) mkdirSync(join(root, folder));
  const stampBuild = async () => writeFileSync(join(root, "build", STAMP), await fingerprint(root));
  const files = [
    "site.config.ts",
    "build.addresses.ts",
    "build.config.ts",
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
  ];
  for (const file of [...files, "app/root.tsx", "public/favicon.svg"]) writeFileSync(join(root, file), "1");
  expect(await isFresh(root)).toBe(false);
  await stampBuild();
  expect(await isFresh(root)).toBe(true);
  rmSync(join(root, "public"), { recursive: true });
  expect(await isFresh(root)).toBe(false);
  await stampBuild();
  writeFileSync(join(root, "app/root.tsx"), "2");
  expect(await isFresh(root)).toBe(false);
});
