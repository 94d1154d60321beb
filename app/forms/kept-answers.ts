import type { LeadKind } from "../../contract/kinds.ts";
import { savedInEntry, saveInEntry } from "../ui/history-entry.ts";

type Answers = Record<string, unknown>;

/** Milliseconds without a key after which answers are kept for a reload as well. */
const SAVE_AFTER = 300;

/** By form; no answers once it is sent. A copy is kept with the page's history entry. */
const kept = new Map<string, Answers>();
/** The path of the page with answers of which there is no copy yet. */
let unsaved: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function save() {
  clearTimeout(timer);
  removeEventListener("beforeunload", save);
  if (unsaved === location.pathname) saveInEntry("answers", kept);
  unsaved = undefined;
}

/** The answers in the prerendered forms, by `data-form`, until each form is hydrated. */
const early = new Map<string, FormData>();

/**
 * Follows what is typed, or brought back by the browser, before the forms of the page are hydrated. React overwrites a
 * pre-filled message, and it creates a form again in which an extension has put its own nodes. Call it before hydrating.
 */
export function keepEarlyAnswers() {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-form]")) {
    const { form: id = "" } = form.dataset;
    early.set(id, new FormData(form));
    form.addEventListener("input", () => early.has(id) && early.set(id, new FormData(form)));
  }
}

/** Returns the answer that a prerendered form had before it was hydrated, or undefined. */
export function earlyAnswer(form: string, name: string): string | undefined {
  const answer = early.get(form)?.get(name);
  return typeof answer === "string" ? answer : undefined;
}

/** Keeps the answers that differ from the initial ones until the tab is closed. */
export function keepAnswers<Given extends object>(kind: LeadKind, answers: Given, initial: Given) {
  const now = new Map(Object.entries(answers));
  const changed = Object.entries(initial).filter(([name, was]) => String(now.get(name)) !== String(was));
  if (changed.length === 0 && !kept.has(kind)) return;
  kept.set(kind, Object.fromEntries(changed.map(([name]) => [name, now.get(name)])));
  unsaved = location.pathname;
  clearTimeout(timer);
  timer = setTimeout(save, SAVE_AFTER);
  addEventListener("beforeunload", save);
}

/** Deletes the kept answers of a form, also those that the history entries of other pages hold. */
export function forgetAnswers(kind: LeadKind) {
  kept.set(kind, {});
  unsaved = location.pathname;
  save();
}

/** Deletes one kept answer of a form. */
export function forgetAnswer(kind: LeadKind, name: string) {
  delete kept.get(kind)?.[name];
}

/** Puts the answers into a form that it had before it was hydrated, and those kept when it was left or reloaded. */
export function restoreAnswers(id: string, form: HTMLFormElement) {
  const data = early.get(id) ?? new FormData();
  early.delete(id);
  const saved = savedInEntry("answers");
  if (saved instanceof Map && saved.has(id) && !kept.has(id)) kept.set(id, saved.get(id));
  const answers = [
    ...[...data.keys()].map((name) => [name, data.getAll(name)] as const),
    ...Object.entries(kept.get(id) ?? {}),
  ];
  for (const [name, answer] of answers) {
    const values = [answer].flat();
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
      if (control.type === "checkbox") control.checked ||= values.includes(control.value);
      // An edited field is newer than what was kept. A select has no default value.
      else if (control.value === (control.defaultValue ?? "")) control.value = String(values[0]);
  }
}
