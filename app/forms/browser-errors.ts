import type { FieldErrors } from "../../contract/check.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the browser's own message for each wrong answer of a form. */
export function browserErrors(form: HTMLFormElement): FieldErrors {
  const wrong = form.querySelectorAll<Control>(":is(input, select, textarea):invalid");
  return Object.fromEntries([...wrong].map(({ name, validationMessage }) => [name, validationMessage]));
}

/** Gives a field the focus, with room for its label, its message and, for the first one, the summary. */
export function focusField(field: HTMLElement | null | undefined) {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "nearest" });
}
