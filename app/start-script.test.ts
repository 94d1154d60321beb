import { expect, it } from "vitest";
import { startAfterPaint } from "./start-script.ts";

const page = `<head><link rel="modulepreload" href="/a.js"/></head><script type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";
import * as route1 from "/home.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/entry.js");</script>`;

it("takes every file of the page out of the first second, and forgets none", () => {
  const html = startAfterPaint(page);
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module"/);
  for (const file of ["/a.js", "/manifest.js", "/root.js", "/home.js", "/entry.js"])
    expect(html).toContain(`"${file}"`);
});

it("stops the build when the framework starts its pages in another way", () => {
  expect(() => startAfterPaint('<script type="module" src="/entry.js"></script>')).toThrow(
    "app/start-script.ts",
  );
});
