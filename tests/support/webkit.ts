/** WebKitGTK, driven by WebDriver (https://www.w3.org/TR/webdriver2/). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { webkit as installed } from "../../scripts/browser.ts";
import { freePort } from "../../scripts/free-port.ts";
import { freshDir } from "./server.ts";

/** A command that WebKit does not answer, as some after a page came from the back-forward cache, fails after this time. */
const CALL_MS = 15_000;
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

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

/** Starts WebKit with one window. */
export async function startWebkit() {
  const [screen, display] = await startScreen();
  const port = await freePort();
  const driver = spawn(installed.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
      XDG_CONFIG_HOME: narrowWindows(),
    },
  });
  const base = `http://127.0.0.1:${port}/session`;

  async function call(method: string, target: string, body?: unknown) {
    const response = await fetch(base + target, {
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

  const webkit = {
    /** Opens an address and waits until the page has loaded. */
    open: (url: string) => post("/url", { url }),
    resize: (width: number, height: number) => post("/window/rect", { width, height }),
    /** Runs the body of a function in the page and returns what it returns, awaited. */
    run: (script: string, ...args: unknown[]) => post("/execute/sync", { script, args }),
    /** Waits until an expression is true in the page. */
    async until(expression: string): Promise<void> {
      const end = Date.now() + CALL_MS;
      while (!(await webkit.run(`return Boolean(${expression})`))) {
        if (Date.now() > end) throw new Error(`Never true: ${expression}`);
        await wait(20);
      }
    },
    click: async (css: string) => post(`/element/${await find(css)}/click`),
    /** Types into a field, or presses keys on a control. */
    type: async (css: string, text: string) => post(`/element/${await find(css)}/value`, { text }),
    async [Symbol.asyncDispose]() {
      await call("DELETE", session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
  return webkit;
}
export type Webkit = Awaited<ReturnType<typeof startWebkit>>;
