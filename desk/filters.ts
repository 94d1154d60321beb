import { leadKinds } from "../contract/kinds.ts";
import { leadStates } from "../leads/lead.ts";
import { LAST, type Search } from "../leads/store/outbox.ts";

/** The values of the filters that are chosen from a list. */
export const choices = {
  form: leadKinds,
  state: leadStates,
  answered: ["yes", "no"],
  days: ["7", "30", "90"],
} as const;
const DAY_MS = 24 * 3_600_000;

/** The filters of the list, as in the address of the page. */
export type Filters = Readonly<Record<"text" | "form" | "state" | "answered" | "days" | "before", string>>;

/** Reads the filters of an address; what none of them can be is left out. */
export function readFilters(query: URLSearchParams): Filters {
  const one = (name: keyof typeof choices) => choices[name].find((value) => value === query.get(name)) ?? "";
  const before = query.get("before") ?? "";
  return {
    text: (query.get("text") ?? "").trim().slice(0, 200),
    form: one("form"),
    state: one("state"),
    answered: one("answered"),
    days: one("days"),
    before: /^[\da-f-]{1,40}$/.test(before) ? before : "",
  };
}

/** Returns the query of filters, with some of them replaced. */
export function queryOf(filters: Filters, changed: Partial<Filters> = {}): string {
  const given = Object.entries({ ...filters, ...changed }).filter(([, value]) => value);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

/** Returns what the store is to look for. */
export const searchOf = ({ text, form, state, answered, days, before }: Filters, now: number) =>
  ({
    text: text || undefined,
    kind: form || undefined,
    state: leadStates.find((one) => one === state),
    answered: answered ? answered === "yes" : undefined,
    since: days ? now - Number(days) * DAY_MS : undefined,
    before: before || LAST,
  }) satisfies Search;
