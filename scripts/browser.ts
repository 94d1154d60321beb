import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Chromium without windows and without a back-forward cache; tests take less than half as long in it. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** Flags to run Chromium as root, without a graphics card and without background requests. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  // The headless shell measures letters as Chromium does.
  "--font-render-hinting=none",
];

/** A Chromium on this machine: Playwright's own or the system's; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM ?? "", chromium.executablePath(), ...known].find(
    (path) => path && existsSync(path),
  );
}

/** The browser for tests: Chromium's headless shell, or else Chromium. */
export const findTestBrowser = (): string | undefined =>
  process.env.CHROMIUM || (existsSync(headlessShell) ? headlessShell : findBrowser());

/** The paths in Debian of WebKit's driver, which starts the browser, and of the screen without a monitor that it needs. */
export const webkit = { driver: "/usr/bin/WebKitWebDriver", screen: "/usr/bin/Xvfb" };
export const hasWebkit = (): boolean => Object.values(webkit).every((file) => existsSync(file));

/** The package whose Chromium is of the lowest version that the site supports; Debian has only new ones. */
const OLDEST = "@sparticuz/chromium@109.0.6";
/** The file of that Chromium. Without a network, or where the package has none for the machine, there is none. */
export const oldestChromium = join(homedir(), ".cache", OLDEST, "chromium");

const hasApt = existsSync("/usr/bin/apt-get");

/** What the tests need beside npm's packages and this machine lacks: the name of each, and how it comes. */
function missingTools(): [name: string, install: () => void][] {
  const packages = {
    // Where there is no such package, tests run in Chromium itself.
    "chromium-headless-shell": headlessShell,
    // The pages' fallback until their own fonts have come; without it the layout would shift.
    "fonts-liberation": "/usr/share/fonts/truetype/liberation",
    "firefox-esr": "/usr/bin/firefox-esr",
    postgresql: "/usr/lib/postgresql",
  };
  const lacking = Object.entries(packages).filter(([, file]) => hasApt && !existsSync(file));
  const all: [string, () => void][] = lacking.map(([name]) => [`${name} from apt`, () => aptInstall(name)]);
  if (!findBrowser()) all.unshift(["Chromium", installChromium]);
  if (!existsSync(oldestChromium) && process.platform === "linux" && process.arch === "x64")
    all.push([`${OLDEST} from npm, into ~/.cache`, fetchOldest]);
  return all;
}

function installChromium() {
  spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  if (!findBrowser() && hasApt) aptInstall("chromium");
}

/** Says what the tests need that is missing here, and installs it unless `shouldInstall` is false. */
export function ensureInstalled(shouldInstall: boolean): void {
  const all = missingTools();
  if (all.length === 0) return;
  console.log(
    `${shouldInstall ? "Installing" : "Missing, not installed"}: ${all.map(([name]) => name).join(", ")}.`,
  );
  if (shouldInstall) for (const [, install] of all) install();
}

/** Fetches the package alone, without what it needs to run elsewhere, and unpacks its browser. */
function fetchOldest() {
  const folder = dirname(oldestChromium);
  mkdirSync(folder, { recursive: true });
  const unfinished = mkdtempSync(join(folder, "unfinished-"));
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: unfinished, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] })
      .stdout;
  const archive = run("npm", "pack", "--silent", OLDEST).trim();
  const packed = join(unfinished, "package/bin/chromium.br");
  run("tar", "-xzf", archive, "package/bin/chromium.br");
  if (existsSync(packed)) {
    const browser = join(unfinished, "chromium");
    writeFileSync(browser, brotliDecompressSync(readFileSync(packed)));
    chmodSync(browser, 0o755);
    renameSync(browser, oldestChromium);
  }
  rmSync(unfinished, { recursive: true });
}

function aptInstall(name: string) {
  const command = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";
  const install = `${command} update -q && ${command} install -y -q --no-install-recommends ${name}`;
  spawnSync(install, {
    shell: true,
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
