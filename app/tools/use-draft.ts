import { useState } from "react";

/** Holds what the visitor types until it is a value; another value from outside replaces it. */
export function useDraft(value: string) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }
  return [draft, setDraft, setSeen] as const;
}
