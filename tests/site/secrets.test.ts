import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildSettings } from "../../build.config.ts";

const client = join(import.meta.dirname, "../../build/client");
const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(html|js|css|data|txt|xml|json|svg)$/.test(name),
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

it("ships a form's rules only with the pages that check them", () => {
  const withRules = files.filter(
    (name) => name.endsWith(".js") && readFileSync(join(client, name), "utf8").includes("rfc_email"),
  );
  expect(withRules).toHaveLength(1);
  const [rules = ""] = withRules;
  const chunk = rules.split("/").at(-1) ?? rules;
  const importers = files.filter(
    (name) =>
      name.endsWith(".js") &&
      !name.includes("manifest") &&
      readFileSync(join(client, name), "utf8").includes(`/${chunk}`),
  );
  expect(importers.join()).not.toMatch(/home|contact-[A-Z]/);
});
