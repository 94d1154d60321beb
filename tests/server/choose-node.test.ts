import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshDir } from "../support/server.ts";

const ourNode = `exec "${process.execPath}" "$@"`;
/** Node as it was before it could run TypeScript. */
const oldNode = `exec "${process.execPath}" --no-strip-types "$@"`;
const missing = (library: string) =>
  `echo "node: error while loading shared libraries: ${library}" >&2; exit 127`;

/** Installs a pinned Node and runs npm on another, each a line of shell; returns the version that commands then find. */
function choose(pinned: string, system: string) {
  const cwd = freshDir();
  const [chosen, npm_node_execpath] = [join(cwd, "node_modules/.bin/node"), join(cwd, "node")];
  mkdirSync(join(cwd, "node_modules/.bin"), { recursive: true });
  symlinkSync(join(import.meta.dirname, "../../server"), join(cwd, "server"));
  writeFileSync(chosen, `#!/bin/sh\n${pinned}\n`, { mode: 0o755 });
  writeFileSync(npm_node_execpath, `#!/bin/sh\n${system}\n`, { mode: 0o755 });
  const { status, stderr } = spawnSync("sh", [join(import.meta.dirname, "../../scripts/choose-node.sh")], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, npm_node_execpath },
  });
  return { status, stderr, version: spawnSync(chosen, ["--version"], { encoding: "utf8" }).stdout.trim() };
}

it("keeps the pinned Node where it starts", () => {
  expect(choose("echo the pinned one", ourNode)).toEqual({
    status: 0,
    stderr: "",
    version: "the pinned one",
  });
});

it("takes the system's Node where the pinned one cannot start", () => {
  expect(choose(missing("libatomic.so.1"), ourNode)).toEqual({
    status: 0,
    stderr: "",
    version: process.version,
  });
});

it.each([
  ["libatomic.so.1", "Run apt-get install libatomic1, then"],
  ["libstdc++.so.6", "Install the newest Node 24 or 26, then"],
])(
  "says in one line what to install where %s is missing and the system's Node is too old",
  (library, remedy) => {
    const { status, stderr } = choose(missing(library), oldNode);
    expect(status).toBe(1);
    expect(stderr).toContain(remedy);
    expect(stderr.match(/\n/g)).toHaveLength(1);
  },
);
