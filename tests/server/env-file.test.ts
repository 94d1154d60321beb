import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyCheckout } from "../support/checkout.ts";

it("reads .env before each command, unless a variable stands before the command", () => {
  const { folder } = copyCheckout();
  writeFileSync(join(folder, "owner/.env"), "PORT=web\nSITE_URL=www.example.com\n");
  const { PATH, HOME } = process.env;
  const npm = (args: string[], env: Record<string, string> = {}) =>
    spawnSync("npm", args, { cwd: folder, encoding: "utf8", env: { PATH, HOME, ...env } });
  const list = ["run", "--silent", "leads", "--", "list"];
  expect(npm(list).stderr).toContain("PORT must be");
  expect(npm(["start"], { PORT: "0" }).stderr).toContain("SITE_URL must be");
  expect(npm(["run", "build"]).stderr).toContain("SITE_URL must be");
  expect(npm(list, { PORT: "0", SITE_URL: "" }).stderr).toMatch(/^There is no store/);
}, 20_000);
