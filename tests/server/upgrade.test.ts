import { execFile, execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { freshDir } from "../support/server.ts";

// A server of a few lines stands in for the site, and a shell script for systemd: what is tested is the script alone.
const root = freshDir();
const at = (...names: string[]) => path.join(root, ...names);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  PATH: `${at("bin")}:${path.dirname(process.execPath)}:${process.env.PATH}`,
  ...{ CLARITY: at("clarity"), ENV_FILE: at("clarity.env"), DATA: at("data"), UNITS: at("units") },
  ...{ COMMANDS: at("bin"), REPOSITORY: at("repository") },
};
const identity = ["-c", "user.name=T", "-c", "user.email=t@example.com"];
const git = (...args: string[]) => execFileSync("git", ["-C", at("repository"), ...identity, ...args]);
const upgrade = (...args: string[]) =>
  promisify(execFile)("sh", [path.resolve("deploy/upgrade"), ...args], { env });
const shown = async () => (await fetch(address)).text();

let count = 0;
/** Commits and tags a version whose page names it, the owner's brand and the address it was built for. */
function release(version: string, { checkLive = "", start = "" } = {}) {
  const files = {
    "package.json": JSON.stringify({
      type: "module",
      scripts: { build: "node build.js", "check-live": `node check.js` },
    }),
    "package-lock.json": JSON.stringify({ lockfileVersion: 3, packages: { "": {} } }),
    "build.js": `import fs from "node:fs"; fs.writeFileSync("page", ["${version}", fs.readFileSync("owner/site.config.ts"), process.env.SITE_URL].join(" "));`,
    "check.js": checkLive,
    "server/main.ts": `import fs from "node:fs"; import http from "node:http"; const page = fs.readFileSync("page"); 
const isTrial = Boolean(process.env.DATA_DIR);
if (isTrial && fs.readFileSync(process.env.DATA_DIR + "/leads.db", "utf8") !== "leads") throw new Error("no copy");
if (fs.existsSync("${at("new-store")}") && "${version}" !== "five") throw new Error("too new");
${start}
http.createServer((_, answer) => answer.end(page)).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("Listening on it"));`,
    "owner/site.config.ts": "shipped",
    "deploy/clarity.service": version,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at("repository", name)), { recursive: true });
    writeFileSync(at("repository", name), text);
  }
  cpSync("deploy/backup", at("repository/deploy/backup"));
  git("add", "-A");
  git("commit", "-q", "-m", version);
  git("tag", `v${++count}.0.0`);
}

const systemctl = `#!/bin/sh
[ "$1 $2" = "restart clarity" ] || exit 0
[ ! -e ${at("pid")} ] || kill "$(cat ${at("pid")})"
cd ${at("clarity")}/ && PORT=${port} node server/main.ts >/dev/null 2>&1 &
echo $! >${at("pid")}
until curl -fso /dev/null ${address}; do kill -0 $! || exit 1; sleep 0.1; done
`;

beforeAll(() => {
  for (const folder of ["bin", "private", "units", "repository"]) mkdirSync(at(folder));
  // As systemd makes it for a unit with `DynamicUser`.
  symlinkSync(at("private"), at("data"));
  writeFileSync(at("bin/systemctl"), systemctl, { mode: 0o755 });
  writeFileSync(at("bin/leads"), '#!/bin/sh\nexec cp leads.db "$2"\n', { mode: 0o755 });
  writeFileSync(at("clarity.env"), `SITE_URL=${address}\nPORT=${port}\n`);
  writeFileSync(at("data/leads.db"), "leads");
  git("init", "-q");
  release("one");
  execFileSync("git", ["clone", "-q", at("repository"), at("clarity")]);
  writeFileSync(at("units/clarity.service"), "one");
  writeFileSync(at("clarity/owner/site.config.ts"), "Zebra");
  writeFileSync(at("clarity/page"), "one Zebra");
  writeFileSync(at("clarity/owner/.env"), "DEMO_PASSWORD=secret");
});
afterAll(() => process.kill(Number(readFileSync(at("pid"), "utf8"))));

it("keeps the owner's folder, and goes back by itself or when it is told to", async () => {
  release("two");
  writeFileSync(at("repository/build.js"), "throw new Error()");
  git("commit", "-qam", "Not released");
  await upgrade();
  expect(await shown()).toBe(`two Zebra ${address}`);
  expect(readFileSync(at("clarity/owner/.env"), "utf8")).toBe("DEMO_PASSWORD=secret");
  expect(readFileSync(at("units/clarity.service"), "utf8")).toBe("two");
  expect(readdirSync(at("data"))).toHaveLength(2);
  expect(existsSync(at("clarity/.cache/trial"))).toBe(false);

  release("three", { checkLive: "process.exit(1)" });
  await expect(upgrade()).rejects.toThrow("runs as before");
  expect(await shown()).toBe(`two Zebra ${address}`);
  expect(readFileSync(at("units/clarity.service"), "utf8")).toBe("two");

  release("four", { start: "throw new Error('too old');" });
  await expect(upgrade()).rejects.toThrow("too old");
  expect(await shown()).toBe(`two Zebra ${address}`);

  await upgrade("--back");
  expect(await shown()).toBe("one Zebra");

  const start = `if (!isTrial) fs.writeFileSync("${at("new-store")}", "");`;
  release("five", { start, checkLive: "process.exit(1)" });
  await expect(upgrade()).rejects.toThrow(`so ${at("clarity-")}`);
  expect(await shown()).toBe(`five Zebra ${address}`);
}, 120_000);

it("stops before it would lose a change outside of the owner's folder", async () => {
  appendFileSync(at("clarity/build.js"), " ");
  await expect(upgrade()).rejects.toThrow(" M build.js");
});
