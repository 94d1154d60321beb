/** Firefox, driven by Puppeteer, and WebKitGTK, driven by WebDriver (https://www.w3.org/TR/webdriver2/). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { hasWebkit, webkit as installed } from "../../scripts/browser.ts";
import { freePort } from "../../scripts/free-port.ts";
import { freshDir } from "./server.ts";

/** What the journeys need of a browser. */
export interface Engine extends AsyncDisposable {
  /** Opens a URL and waits until the page has loaded. */
  open: (url: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Runs the body of a function in the page and returns what it returns. */
  // biome-ignore lint/suspicious/noExplicitAny: a page returns anything
  run: (script: string) => Promise<any>;
  click: (css: string) => Promise<unknown>;
  type: (css: string, text: string) => Promise<unknown>;
  press: (css: string, key: Key) => Promise<unknown>;
}
/** The keys that WebDriver knows by a letter of their own. */
const keys = { ArrowLeft: "\uE012", ArrowRight: "\uE014", " ": " " };
type Key = keyof typeof keys;

const FIREFOX = "/usr/bin/firefox-esr";
/** A command that WebKit does not answer, as some after a page came from the back-forward cache, fails after this time. */
const CALL_MS = 60_000;
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: (css) => page.click(css),
    type: (css, text) => page.type(css, text),
    press: async (css, key) => {
      await page.focus(css);
      await page.keyboard.press(key);
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** Starts a screen without a monitor; returns it and its name. */
async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = spawn(installed.screen, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3] as Readable, "data");
  return [screen, `:${String(number).trim()}`];
}

/** Lets a window be narrower than the browser's own toolbar, which is not tested. */
function narrowWindows(): string {
  const config = freshDir();
  mkdirSync(path.join(config, "gtk-3.0"));
  writeFileSync(path.join(config, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0; margin: 0 }");
  return config;
}

async function startWebkit(): Promise<Engine> {
  const [screen, display] = await startScreen();
  const port = await freePort();
  const own = {
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: "1",
    NO_AT_BRIDGE: "1",
    XDG_CONFIG_HOME: narrowWindows(),
  };
  const driver = spawn(installed.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...own },
  });
  async function call(method: string, target: string, body?: unknown) {
    const response = await fetch(`http://127.0.0.1:${port}/session${target}`, {
      method,
      signal: AbortSignal.timeout(CALL_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${target}: ${value.error}: ${value.message}`);
    return value;
  }
  async function begin(): Promise<string> {
    for (;;)
      try {
        return (await call("POST", "", { capabilities: {} })).sessionId;
      } catch (error) {
        // The driver does not listen yet.
        if (!(error instanceof TypeError)) throw error;
        await wait(50);
      }
  }
  const session = `/${await begin()}`;
  const post = (target: string, body: unknown = {}) => call("POST", session + target, body);
  const find = async (css: string): Promise<string> =>
    (await post("/element", { using: "css selector", value: css }))[ELEMENT];
  const type = async (css: string, text: string) => post(`/element/${await find(css)}/value`, { text });
  return {
    open: (url) => post("/url", { url }),
    resize: (width, height) => post("/window/rect", { width, height }),
    run: (script) => post("/execute/sync", { script, args: [] }),
    click: async (css) => post(`/element/${await find(css)}/click`),
    type,
    press: (css, key) => type(css, keys[key]),
    async [Symbol.asyncDispose]() {
      await call("DELETE", session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

export const engines = [
  { name: "Firefox", packages: "firefox-esr", isInstalled: existsSync(FIREFOX), start: startFirefox },
  { name: "WebKit", packages: "webkit2gtk-driver xvfb", isInstalled: hasWebkit(), start: startWebkit },
];
