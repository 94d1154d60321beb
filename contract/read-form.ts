/** The raw fields of a form as it is posted: text by name, and every ticked use case. */
export function readForm(form: FormData | URLSearchParams): Record<string, unknown> {
  const text: Record<string, unknown> = {};
  for (const [key, value] of form) if (typeof value === "string") text[key] = value;
  text.useCases = form.getAll("useCases");
  return text;
}
