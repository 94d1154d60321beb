import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
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

/** Installs Chromium (downloaded, else from apt), a font, Firefox and PostgreSQL (from apt) if they are missing. */
export function ensureInstalled(): void {
  if (!findBrowser()) {
    spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" });
    if (!findBrowser()) aptInstall("chromium");
  }
  // Where there is no such package, tests run in Chromium itself.
  if (!existsSync(headlessShell)) aptInstall("chromium-headless-shell");
  // The pages' fallback until their own fonts have come; without it the layout would shift.
  if (!existsSync("/usr/share/fonts/truetype/liberation")) aptInstall("fonts-liberation");
  if (!existsSync("/usr/bin/firefox-esr")) aptInstall("firefox-esr");
  if (!existsSync("/usr/lib/postgresql")) aptInstall("postgresql");
}

function aptInstall(name: string) {
  if (!existsSync("/usr/bin/apt-get")) return;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [
    ["update", "-q"],
    ["install", "-y", "-q", "--no-install-recommends", name],
  ]) {
    const [command = "apt-get", ...rest] = [...sudo, "apt-get", ...args];
    spawnSync(command, rest, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}
