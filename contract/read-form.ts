/** Returns the raw fields of a posted form: its texts by name, and the ids of the ticked use cases. */
export function readForm(form: FormData | URLSearchParams): Record<string, string | string[]> {
  const text: Record<string, string | string[]> = {};
  for (const [key, value] of form) if (typeof value === "string") text[key] = value;
  text.useCases = form.getAll("useCases").filter((id) => typeof id === "string");
  return text;
}
