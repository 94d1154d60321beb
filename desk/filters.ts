import { leadKinds } from "../contract/kinds.ts";
import { languages } from "../contract/language.ts";
import { normalizeLine } from "../contract/normalize.ts";
import { countries } from "../contract/options.ts";
import { endOfDay, startOfDay } from "../leads/days.ts";
import { changes } from "../leads/operations/change.ts";
import type { Search } from "../leads/store/store.ts";
import { lookUp } from "../leads/text.ts";

/** The states by which users filter leads, as the address names them, and the search for each. */
const states: Record<string, Search> = {
  new: { state: "active", answered: false },
  answered: { state: "active", answered: true },
  waiting: { state: "undelivered" },
  spam: { state: "spam" },
  restricted: { state: "restricted" },
};

const state = Object.keys(states);
const action = [...changes, "correct", "copy", "erase", "export", "sign-in"];
export const choices = { form: leadKinds, state, country: countries, language: languages, action };

const names = [
  ...(["q", "form", "state", "source", "campaign", "page", "country", "language", "from", "to"] as const),
  // The last lead of the page before; what was done; whether the boxes of a page are ticked.
  ...(["beyond", "action", "all"] as const),
];
export type Filters = Readonly<Record<(typeof names)[number], string>>;

const TEXT_MAX = 200;

export function readFilters(query: URLSearchParams): Filters {
  const read = (name: string) => normalizeLine((query.get(name) ?? "").trim().slice(0, TEXT_MAX));
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Filters;
}

/** Returns the query of filters, with some of them replaced. */
export function queryOf(filters: Partial<Filters>, changed: Partial<Filters> = {}): string {
  const entries = Object.entries({ ...filters, ...changed }).filter(([, value]) => value);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : "";
}

/** Returns whether the oldest lead comes first, as who waits longest is answered first. */
export const isOldestFirst = ({ state }: Filters) => state === "new";

export function searchOf(filters: Filters, channels: readonly string[]): Search {
  const { q, form, state, from, to, action, all, beyond, ...columns } = filters;
  return {
    ...columns,
    ...(lookUp(states, state) ?? { state: "notSpam" }),
    order: isOldestFirst(filters) ? "oldest" : "newest",
    channels,
    text: q,
    cursor: beyond,
    kind: form,
    since: startOfDay(from),
    until: endOfDay(to),
  };
}
