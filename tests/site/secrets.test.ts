import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildSettings } from "../../build.config.ts";
import { builtPages } from "../../scripts/built-pages.ts";

const client = join(import.meta.dirname, "../../build/client");
const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(html|js|css|txt|xml|json|svg)$/.test(name),
);
const { password, dashboardUrl } = buildSettings(process.env).demo;

it("ships neither the demo password nor the dashboard's address", () => {
  expect(files.length).toBeGreaterThan(50);
  for (const name of files) {
    const text = readFileSync(join(client, name), "utf8");
    expect(text.includes(password), name).toBe(false);
    expect(text.includes(new URL(dashboardUrl).host), name).toBe(false);
  }
});

/** Returns the scripts that a page starts with, and all that those import. */
function scriptsOf(html: string): string[] {
  const starter = html.slice(html.lastIndexOf("<script"));
  const all = new Set([...starter.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, name = ""]) => name));
  for (const name of all) {
    const text = readFileSync(join(client, name), "utf8");
    for (const [, imported] of text.matchAll(/(?:from|import) ?"\.\/([^"]+\.js)"/g))
      all.add(`assets/${imported}`);
  }
  return [...all];
}

it("ships the code of forms only with pages that have a form, or stand in the place of one that was sent", async () => {
  const code = files.filter(
    (name) => name.endsWith(".js") && readFileSync(join(client, name), "utf8").includes("rfc_email"),
  );
  expect(code).toHaveLength(1);
  const pages = await builtPages(client);
  const withCode = pages.filter(({ html }) => scriptsOf(html).some((name) => code.includes(name)));
  const withForm = pages.filter(({ path, html }) => html.includes("<form") || path.includes("/thank-you/"));
  expect(withCode.map(({ path }) => path)).toEqual(withForm.map(({ path }) => path));
});
