import type { LeadKind } from "../../contract/kinds.ts";

const kept = new Map<LeadKind, Record<string, unknown>>();

/** Keeps what a visitor has changed in a form while this visit lasts: in memory only, gone with the page. */
export function keepAnswers<Answers extends object>(kind: LeadKind, answers: Answers, initial: Answers) {
  const now = new Map(Object.entries(answers));
  const changed = Object.entries(initial).filter(([name, was]) => String(now.get(name)) !== String(was));
  kept.set(kind, Object.fromEntries(changed.map(([name]) => [name, now.get(name)])));
}

/** Forgets them once they are sent. */
export const forgetAnswers = (kind: LeadKind) => kept.delete(kind);

/** Fills a form that is opened again. */
export function restoreAnswers(kind: LeadKind, form: HTMLFormElement) {
  for (const [name, answer] of Object.entries(kept.get(kind) ?? {}))
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
      if (Array.isArray(answer)) control.checked = answer.includes(control.value);
      else control.value = String(answer);
}
