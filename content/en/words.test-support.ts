/** Returns every text in a value, at any depth, without paths. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

/** Counts the words of a text. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
