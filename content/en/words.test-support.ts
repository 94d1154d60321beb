/** Returns every text in a value, at any depth, without paths and ids. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    machineKeys.has(key) && isId(inner) ? [] : textsIn(inner),
  );
}

/** Counts the words of a text. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Keys whose texts are ids, which no visitor reads. */
export const machineKeys = new Set([
  "id",
  "signature",
  "tone",
  "picture",
  "claim",
  "scenarios",
  "plan",
  "evidence",
  "fact",
]);
const isId = (value: unknown) => [value].flat().every((part) => typeof part === "string");
