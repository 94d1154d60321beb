import type { LeadKind } from "../../contract/kinds.ts";

const kept = new Map<LeadKind, Record<string, unknown>>();

/** Keeps the answers that differ from the initial ones, in memory only, until the tab is closed or reloaded. */
export function keepAnswers<Answers extends object>(kind: LeadKind, answers: Answers, initial: Answers) {
  const now = new Map(Object.entries(answers));
  const changed = Object.entries(initial).filter(([name, was]) => String(now.get(name)) !== String(was));
  kept.set(kind, Object.fromEntries(changed.map(([name]) => [name, now.get(name)])));
}

/** Deletes the kept answers of a form. */
export const forgetAnswers = (kind: LeadKind) => kept.delete(kind);

/** Deletes one kept answer of a form. */
export function forgetAnswer(kind: LeadKind, name: string) {
  delete kept.get(kind)?.[name];
}

/** Puts kept answers into a form that is opened again. */
export function restoreAnswers(kind: LeadKind, form: HTMLFormElement) {
  for (const [name, answer] of Object.entries(kept.get(kind) ?? {}))
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
      if (Array.isArray(answer)) control.checked = answer.includes(control.value);
      else control.value = String(answer);
}
