import type { FieldErrors } from "../../contract/check.ts";
import { normalizeEmail } from "../../contract/normalize.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the browser's own message for an answer, an email address as it will be sent; "" when that is valid. */
function messageOf(control: Control): string {
  if (control.type !== "email") return control.validationMessage;
  // A copy, as the field may be in use: an email that becomes another while it is typed cannot be finished.
  const sent = control.cloneNode() as HTMLInputElement;
  sent.value = normalizeEmail(control.value);
  return sent.validationMessage;
}

/** Returns the browser's own message for each wrong answer of a form. */
export function browserErrors(form: HTMLFormElement): FieldErrors {
  const wrong = form.querySelectorAll<Control>(":is(input, select, textarea):invalid");
  const messages = [...wrong].map((control) => [control.name, messageOf(control)]);
  return Object.fromEntries(messages.filter(([, message]) => message));
}

/** Gives a field the focus, with room for its label, its message and, for the first one, the summary. */
export function focusField(field: HTMLElement | null | undefined) {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "nearest" });
}
