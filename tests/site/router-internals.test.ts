import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryContext } from "react-router";
import { expect, it } from "vitest";

const assets = join(import.meta.dirname, "../../build/client/assets");
const named = (name: RegExp) => readdirSync(assets).filter((file) => name.test(file));
const read = (file = "") => readFileSync(join(assets, file), "utf8");

const script = named(/^site-.*\.js$/)
  .map(read)
  .join();
const state: { manifest: EntryContext["manifest"]; data: string; ssr?: boolean } = JSON.parse(
  read(named(/^state-.*\.json$/)[0]),
);

it.each(["__reactRouterContext", "__reactRouterManifest", "__reactRouterRouteModules"])(
  "React Router hydrates from window.%s, which app/start/start-late.js sets",
  (name) => expect(script, `React Router no longer reads window.${name}`).toContain(`window.${name}`),
);

it("React Router takes the loaders' data from the stream of its context", () => {
  expect(script, "__reactRouterContext has no `stream` any more").toMatch(/\.context\.stream\b/);
  expect(state.data, "serverHandoffStream no longer holds the loaders' data").toContain("loaderData");
  expect(state.ssr, "serverHandoffString no longer holds the context").toBe(false);
});

it("React Router's manifest names the files of every page and of the route of its language", () => {
  const { entry, routes } = state.manifest;
  const page = routes["/about"];
  const file = expect.stringMatching(/^\/assets\/.+\.js$/);
  expect(entry, "manifest.entry").toMatchObject({ module: file, imports: expect.arrayContaining([file]) });
  expect(page, "the route of a page").toMatchObject({ id: "/about", parentId: "en", module: file });
  expect(page?.imports, "`imports` of the route of a page").toContainEqual(file);
  expect(routes.en, "the route of a language").toMatchObject({ id: "en", module: file });
  const sheets = routes["/customer-journey"]?.css;
  expect(sheets, "`css` of the route of a page").toContainEqual(expect.stringMatching(/\.css$/));
});
