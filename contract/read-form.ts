import { typedEmail, typedText } from "./typed.ts";

/** Returns the raw fields of a posted form: its texts by name, as they are sent, and the ids of the ticked use cases. */
export function readForm(form: FormData | URLSearchParams): Record<string, string | string[]> {
  const text: Record<string, string | string[]> = {};
  for (const [key, value] of form)
    if (typeof value === "string") text[key] = key === "email" ? typedEmail(value) : typedText(value);
  text.useCases = form.getAll("useCases").filter((id) => typeof id === "string");
  return text;
}
