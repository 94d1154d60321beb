import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { builtPages } from "../../scripts/built-pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes void elements with a slash and booleans as empty strings.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-inline-style": "error",
    "long-title": "off",
    "tel-non-breaking": "off",
  },
});
const pages = await builtPages(join(import.meta.dirname, "../../build/client"));

it.each(pages)("$path is valid HTML", async ({ html }) => {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} at ${line}:${column}`),
  );
  expect(found).toEqual([]);
});
