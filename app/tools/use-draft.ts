import { useState } from "react";

/** Holds what a visitor types, valid or not; a new value from outside replaces it. */
export function useDraft(value: string) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }
  return [draft, setDraft, setSeen] as const;
}
