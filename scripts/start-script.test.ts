import { expect, it } from "vitest";
import { startAfterPaint } from "./start-script.ts";

const page = `<head><link rel="modulepreload" href="/a.js"/></head><script type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";
import * as route1 from "/home.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/entry.js");</script><script>window.__reactRouterContext.streamController.enqueue("[\\"The words\\"]\\n");</script><script>window.__reactRouterContext.streamController.close();</script>`;

it("takes every file of the page out of the first second, and forgets none", () => {
  const { html } = startAfterPaint(page);
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module"/);
  for (const file of ["/a.js", "/manifest.js", "/root.js", "/home.js", "/entry.js"])
    expect(html).toContain(`"${file}"`);
});

it("sends what the loaders returned in a file of its own, named after what it says", () => {
  const { html, state } = startAfterPaint(page);
  expect(state.text).toBe('["The words"]\n');
  expect(html).not.toContain("The words");
  expect(html).toContain(`fetch("${state.url}")`);
  expect(startAfterPaint(page.replace("The words", "Others")).state.url).not.toBe(state.url);
});

it("stops the build when the framework starts its pages in another way", () => {
  const others = [
    '<script type="module" src="/entry.js"></script>',
    page.replace('type="module"', ""),
    page.replace("enqueue", "push"),
    page.replace("close", "end"),
  ];
  for (const other of others) expect(() => startAfterPaint(other)).toThrow("scripts/start-script.ts");
});
