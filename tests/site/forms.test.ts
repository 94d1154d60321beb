import { parseFragment } from "parse5";
import { expect, it } from "vitest";
import { formPaths } from "../../contract/form-paths.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { type Language, languages, localPath } from "../../contract/language.ts";
import { countries, industries, useCaseIds } from "../../contract/options.ts";
import { attribute, descendants, type HtmlElement, ownText } from "../../server/http/html-elements.ts";
import { pages } from "../support/built-site.ts";
import { sampleForms } from "../support/site.ts";

const isLike = (sample: HtmlElement) => (built: HtmlElement) =>
  built.tagName === sample.tagName &&
  sample.attrs.every(({ name, value }) => attribute(built, name) === value) &&
  (sample.tagName !== "option" || attribute(sample, "value") === "" || ownText(built) === ownText(sample));

/** Returns a built form and all that is in it. */
function partsOf(kind: LeadKind, language: Language = "en"): HtmlElement[] {
  const page = pages.find(({ path }) => path === localPath(formPaths[kind], language));
  const form = page?.elements.find((element) => attribute(element, "data-form") === kind);
  return form ? [form, ...descendants(form)] : [];
}

it.each(Object.entries(sampleForms))("the %s form has every control and slot of its sample", (kind, html) => {
  const built = partsOf(kind as LeadKind);
  const missing = [...descendants(parseFragment(html))].filter((sample) => !built.some(isLike(sample)));
  expect(missing.map(({ tagName, attrs }) => [tagName, attrs])).toEqual([]);
});

it.each(languages)("the registration in %s sends the same choices, and none is chosen", (language) => {
  const parts = partsOf("registration", language);
  const options = parts.filter(({ tagName }) => tagName === "option");
  const values = options.map((option) => attribute(option, "value") ?? ownText(option));
  expect(values).toEqual(["", ...industries, "", ...countries]);
  const boxes = parts.filter((part) => attribute(part, "type") === "checkbox");
  expect(boxes.map((box) => attribute(box, "value"))).toEqual(useCaseIds);
  for (const part of parts)
    for (const name of ["checked", "selected"]) expect(attribute(part, name)).toBeFalsy();
});

it("browsers can fill in who asks", () => {
  const tokens = { name: "name", companyName: "organization", mobileNumber: "tel", country: "country-name" };
  for (const [kind, asked] of [
    ["registration", tokens],
    ["sample-report", { jobTitle: "organization-title" }],
  ] as const)
    for (const [name, token] of Object.entries(asked)) {
      const control = partsOf(kind).find((part) => attribute(part, "name") === name);
      expect(control && attribute(control, "autocomplete"), name).toBe(token);
    }
});
