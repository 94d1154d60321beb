import { join } from "node:path";
import { parseFragment } from "parse5";
import { expect, it } from "vitest";
import { formPath } from "../../contract/form-paths.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { builtPages } from "../../scripts/built-pages.ts";
import { attribute, type Element, elements, ownText } from "../../server/http/elements.ts";
import { sampleForms } from "../support/site.ts";

const pages = await builtPages(join(import.meta.dirname, "../../build/client"));

const isLike = (sample: Element) => (built: Element) =>
  built.tagName === sample.tagName &&
  sample.attrs.every(({ name, value }) => attribute(built, name) === value) &&
  (sample.tagName !== "option" || attribute(sample, "value") === "" || ownText(built) === ownText(sample));

it.each(Object.entries(sampleForms))("the %s form has every control and slot of its sample", (kind, html) => {
  const isForm = (element: Element) => attribute(element, "data-form") === kind;
  const page = pages.find(({ path }) => path === formPath[kind as LeadKind]);
  const form = page?.elements.find(isForm);
  const built = form ? [form, ...elements(form)] : [];
  const missing = [...elements(parseFragment(html))].filter((sample) => !built.some(isLike(sample)));
  expect(missing.map(({ tagName, attrs }) => [tagName, attrs])).toEqual([]);
});
