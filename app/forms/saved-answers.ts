import type { LeadKind } from "../../contract/kinds.ts";
import { savedInEntry, saveInEntry } from "../ui/history-entry.ts";

type Answers = Record<string, unknown>;

/** Time without a key after which answers are saved for a reload as well. */
const SAVE_AFTER_MS = 300;

/** By form; no answers once it is sent. A copy is saved with the page's history entry. */
const saved = new Map<string, Answers>();
/** The path of the page with answers of which there is no copy yet. */
let unsaved: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function save() {
  clearTimeout(timer);
  removeEventListener("beforeunload", save);
  if (unsaved === location.pathname) saveInEntry("answers", saved);
  unsaved = undefined;
}

/** The answers in the prerendered forms, by `data-form`, until each form is hydrated. */
const earlyAnswers = new Map<string, FormData>();

/**
 * Follows what is typed, or restored by the browser, before the forms are hydrated. React overwrites a pre-filled message,
 * and creates a form again that an extension has changed. Call it before hydrating.
 */
export function trackEarlyAnswers() {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-form]")) {
    const { form: id = "" } = form.dataset;
    earlyAnswers.set(id, new FormData(form));
    form.addEventListener("input", () => earlyAnswers.has(id) && earlyAnswers.set(id, new FormData(form)));
  }
}

/** Returns the answer that a prerendered form had before it was hydrated, or undefined. */
export function earlyAnswer(form: string, name: string): string | undefined {
  const answer = earlyAnswers.get(form)?.get(name);
  return typeof answer === "string" ? answer : undefined;
}

/** Saves the answers that differ from the initial ones until the tab is closed. */
export function saveAnswers<Given extends object>(kind: LeadKind, answers: Given, initial: Given) {
  const now = new Map(Object.entries(answers));
  const changed = Object.entries(initial).filter(([name, was]) => String(now.get(name)) !== String(was));
  if (changed.length === 0 && !saved.has(kind)) return;
  saved.set(kind, Object.fromEntries(changed.map(([name]) => [name, now.get(name)])));
  unsaved = location.pathname;
  clearTimeout(timer);
  timer = setTimeout(save, SAVE_AFTER_MS);
  addEventListener("beforeunload", save);
}

/** Clears the saved answers of a form, also those that the history entries of other pages hold. */
export function clearAnswers(kind: LeadKind) {
  saved.set(kind, {});
  unsaved = location.pathname;
  save();
}

/** Clears one saved answer of a form. */
export function clearAnswer(kind: LeadKind, name: string) {
  delete saved.get(kind)?.[name];
}

/** Puts the answers into a form that it had before it was hydrated, and those saved when it was left or reloaded. */
export function restoreAnswers(id: string, form: HTMLFormElement) {
  const data = earlyAnswers.get(id) ?? new FormData();
  earlyAnswers.delete(id);
  const stored = savedInEntry("answers");
  if (stored instanceof Map && stored.has(id) && !saved.has(id)) saved.set(id, stored.get(id));
  const answers = [
    ...[...data.keys()].map((name) => [name, data.getAll(name)] as const),
    ...Object.entries(saved.get(id) ?? {}),
  ];
  for (const [name, answer] of answers) {
    const values = [answer].flat();
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
      if (control.type === "checkbox") control.checked ||= values.includes(control.value);
      // An edited field is newer than what was saved. A select has no default value.
      else if (control.value === (control.defaultValue ?? "")) control.value = String(values[0]);
  }
}
