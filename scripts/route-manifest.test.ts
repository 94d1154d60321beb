import { expect, it } from "vitest";
import { slimManifest } from "./route-manifest.ts";

const manifest = {
  entry: { module: "/entry.js", imports: ["/react.js"], css: [] },
  routes: {
    root: {
      id: "root",
      path: "",
      hasLoader: false,
      module: "/root.js",
      imports: ["/react.js", "/common.js"],
    },
    about: { id: "about", path: "/about", hasLoader: true, imports: ["/react.js", "/figure.js"], css: [] },
  },
  url: "/assets/manifest-1.js",
};

it("names beside a page only files that no page has loaded yet, and nothing that is not so", () => {
  const { entry, routes } = slimManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(entry).toEqual(manifest.entry);
  expect(routes.about).toEqual({ id: "about", path: "/about", hasLoader: true, imports: ["/figure.js"] });
  expect(routes.root).toEqual({ id: "root", module: "/root.js" });
});

it("stops the build when the framework writes another manifest", () => {
  for (const text of [
    "export default {}",
    'window.__reactRouterManifest={"entry":{"imports":[]},"routes":{}};',
  ])
    expect(() => slimManifest(text)).toThrow("scripts/route-manifest.ts");
});
