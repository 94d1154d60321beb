import type { FieldErrors } from "../../contract/check.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the browser's own message for each wrong answer of a form. */
export function browserErrors(form: HTMLFormElement): FieldErrors {
  const wrong = form.querySelectorAll<Control>(":is(input, select, textarea):invalid");
  return Object.fromEntries([...wrong].map(({ name, validationMessage }) => [name, validationMessage]));
}

/** Gives a field the focus, in the middle of the window, so that its label and its message are in view too. */
export function focusField(field: HTMLElement | null | undefined) {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
