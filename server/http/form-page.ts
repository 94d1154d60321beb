import { parse, serialize, defaultTreeAdapter as tree } from "parse5";
import type { LeadKind } from "../../contract/kinds.ts";
import type { Language } from "../../contract/language.ts";
import { descendants, attribute as get, type HtmlElement, ownText, setText } from "./html-elements.ts";

/** A form with its answers and their errors, by field name, as it was posted. */
export interface PostedForm {
  kind: LeadKind;
  language: Language;
  answers: Record<string, unknown>;
  errors: Record<string, string>;
  /** The address of the page that it stands on. */
  from: string;
}

function set(element: HtmlElement, name: string, value: string | undefined) {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

function fillControl(control: HtmlElement, answer: unknown) {
  const texts = Array.isArray(answer) ? answer.map(String) : [String(answer)];
  const type = get(control, "type");
  if (control.tagName === "textarea") {
    // HTML parsers drop a line break at the start of a textarea.
    setText(control, texts[0]?.startsWith("\n") ? `\n${texts[0]}` : (texts[0] ?? ""));
  } else if (control.tagName === "select") {
    for (const option of descendants(control)) {
      const chosen = texts.includes(get(option, "value") ?? ownText(option));
      set(option, "selected", option.tagName === "option" && chosen ? "" : undefined);
    }
  } else if (type === "checkbox" || type === "radio") {
    set(control, "checked", texts.includes(get(control, "value") ?? "on") ? "" : undefined);
  } else if (type !== "hidden" && type !== "submit" && type !== "password") {
    set(control, "value", texts[0]);
  }
}

/** Returns whether an element starts or preloads the page's scripts; the one that sets the saved theme does not. */
const isScriptLoader = (element: HtmlElement) =>
  (element.tagName === "script" && get(element, "id") !== "theme-script") ||
  get(element, "rel") === "modulepreload";

/**
 * Returns the built page of a form with a visitor's answers and their errors; undefined when it holds no such form. It finds
 * controls by name, `[data-error-for=NAME]`, `[data-form-summary]` and in it `[data-summary-text]` and `[data-link-for=NAME]`.
 * The scripts are removed: the router would take the URL of the post for an unknown page. The form works without them.
 * @param summary stands above the form
 */
export function fillPage(html: string, { kind, answers, errors, from }: PostedForm, summary: string) {
  const page = parse(html);
  const pageElements = [...descendants(page)];
  const form = pageElements.find((tag) => tag.tagName === "form" && get(tag, "data-form") === kind);
  if (!form) return undefined;
  for (const element of pageElements) if (isScriptLoader(element)) tree.detachNode(element);
  const formElements = [...descendants(form)];
  const firstWrong = formElements.find((element) => (get(element, "name") ?? "") in errors);
  for (const element of formElements) {
    const name = get(element, "name");
    if (name !== undefined && name in answers) fillControl(element, answers[name]);
    if (name !== undefined && name in errors) set(element, "aria-invalid", "true");
    const slot = errors[get(element, "data-error-for") ?? ""];
    if (slot !== undefined) {
      setText(element, slot);
      set(element, "hidden", undefined);
    }
    if ((get(element, "data-link-for") ?? "") in errors) set(element, "hidden", undefined);
    if (get(element, "data-summary-text") !== undefined) setText(element, summary);
    if (get(element, "data-form-summary") !== undefined) {
      set(element, "hidden", undefined);
      // Without scripts the page opens at its top; focus brings the visitor to the first error or the summary.
      if (!firstWrong) set(element, "tabindex", "-1");
      set(firstWrong ?? element, "autofocus", "");
    }
  }
  const input = tree.createElement("input", form.namespaceURI, []);
  for (const [name, value] of Object.entries({ type: "hidden", name: "_from", value: from }))
    set(input, name, value);
  tree.appendChild(form, input);
  return serialize(page);
}
