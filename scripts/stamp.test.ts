import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshDir } from "../tests/support/server.ts";
import { fingerprint, isFresh, STAMP } from "./stamp.ts";

it("treats a build as stale once a source changes or a folder of sources is missing", async () => {
  const root = freshDir();
  for (const folder of ["app", "illustrations", "build"]) mkdirSync(join(root, folder));
  const stampBuild = async () => writeFileSync(join(root, "build", STAMP), await fingerprint(root));
  for (const file of ["vite.config.ts", "app/routes.ts", "illustrations/draw.ts"])
    writeFileSync(join(root, file), "1");
  expect(await isFresh(root)).toBe(false);
  await stampBuild();
  expect(await isFresh(root)).toBe(true);
  rmSync(join(root, "illustrations"), { recursive: true });
  expect(await isFresh(root)).toBe(false);
  await stampBuild();
  writeFileSync(join(root, "app/routes.ts"), "2");
  expect(await isFresh(root)).toBe(false);
  await stampBuild();
  mkdirSync(join(root, "app/pictures"));
  for (const file of ["app/pictures/home.svg", "app/routes.test.ts"]) writeFileSync(join(root, file), "1");
  expect(await isFresh(root)).toBe(true);
});
