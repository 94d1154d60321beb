import { parse, parseFragment, serialize, serializeOuter, defaultTreeAdapter as tree } from "parse5";
import { type Element, elements, attribute as get, ownText, setText } from "./elements.ts";

/** The built page of a form, cut around the form, so that an answer has to parse only the form. */
export interface FormPage {
  before: string;
  form: string;
  after: string;
}

export interface FormProblem {
  /** Raw answers by field name. */
  answers: Record<string, unknown>;
  /** Message by field name. */
  errors: Record<string, string>;
  /** Stands above the form. */
  summary: string;
}

function set(element: Element, name: string, value: string | undefined) {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

function fillControl(control: Element, answer: unknown) {
  const texts = Array.isArray(answer) ? answer.map(String) : [String(answer)];
  const type = get(control, "type");
  if (control.tagName === "textarea") {
    // HTML parsers drop a line break at the start of a textarea.
    setText(control, texts[0]?.startsWith("\n") ? `\n${texts[0]}` : (texts[0] ?? ""));
  } else if (control.tagName === "select") {
    for (const option of elements(control)) {
      const chosen = texts.includes(get(option, "value") ?? ownText(option));
      set(option, "selected", option.tagName === "option" && chosen ? "" : undefined);
    }
  } else if (type === "checkbox" || type === "radio") {
    set(control, "checked", texts.includes(get(control, "value") ?? "on") ? "" : undefined);
  } else if (type !== "hidden" && type !== "submit" && type !== "password") {
    set(control, "value", texts[0]);
  }
}

/** Tells whether an element starts or preloads the page's scripts; the one that sets the saved theme does not. */
const startsScripts = (element: Element) =>
  (element.tagName === "script" && get(element, "id") !== "theme-script") ||
  get(element, "rel") === "modulepreload";

/**
 * Reads the built page of a form, which answers refused posts. Its scripts are removed: they would look for a page at
 * the address of the post and show the not-found page. Without them the form works as it does with scripts off.
 * @returns undefined when the page holds no `form[data-form=kind]`
 */
export function readFormPage(html: string, kind: string): FormPage | undefined {
  const page = parse(html);
  const all = [...elements(page)];
  const form = all.find((element) => element.tagName === "form" && get(element, "data-form") === kind);
  if (!form) return undefined;
  for (const element of all) if (startsScripts(element)) tree.detachNode(element);
  const text = serializeOuter(form);
  const [before = "", after = ""] = serialize(page).split(text);
  return { before, form: text, after };
}

/**
 * Fills the page of a form with a visitor's answers and their errors. Finds controls by name, `[data-error-for=NAME]`,
 * `[data-form-summary]` and in it `[data-summary-text]` and `[data-link-for=NAME]`.
 */
export function fillForm(page: FormPage, problem: FormProblem): string {
  const form = parseFragment(page.form);
  const all = [...elements(form)];
  const bad = all.find((element) => (get(element, "name") ?? "") in problem.errors);
  for (const element of all) {
    const name = get(element, "name");
    if (name !== undefined && name in problem.answers) fillControl(element, problem.answers[name]);
    if (name !== undefined && name in problem.errors) set(element, "aria-invalid", "true");
    const slot = problem.errors[get(element, "data-error-for") ?? ""];
    if (slot !== undefined) {
      setText(element, slot);
      set(element, "hidden", undefined);
    }
    if ((get(element, "data-link-for") ?? "") in problem.errors) set(element, "hidden", undefined);
    if (get(element, "data-summary-text") !== undefined) setText(element, problem.summary);
    if (get(element, "data-form-summary") !== undefined) {
      set(element, "hidden", undefined);
      // Without scripts the page opens at its top; focus brings the visitor to the first error or the summary.
      if (!bad) set(element, "tabindex", "-1");
      set(bad ?? element, "autofocus", "");
    }
  }
  return page.before + serialize(form) + page.after;
}
