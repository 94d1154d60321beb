import { leadKinds } from "../contract/kinds.ts";
import { languages } from "../contract/language.ts";
import { countries } from "../contract/options.ts";
import { LAST, type Search } from "../leads/store/outbox.ts";
import { site } from "../settings/site.js";

/** The states of a lead in the words of those who answer it. */
const states = ["new", "answered", "waiting", "spam", "restricted"] as const;
type State = (typeof states)[number];

/** The values of the filters that are chosen from a list. */
export const choices = { form: leadKinds, state: states, country: countries, language: languages } as const;

const names = [
  ...(["q", "form", "state", "source", "campaign", "country", "language", "from", "to"] as const),
  // The last lead of the page before, in either order.
  ...(["before", "after"] as const),
];
/** The filters of the list, as in the address of the page. */
export type Filters = Readonly<Record<(typeof names)[number], string>>;

const DAY_MS = 24 * 3_600_000;
const TEXT_MAX = 200;
const PATTERNS: Partial<Record<string, RegExp>> = {
  ...{ before: /^[\da-z-]{1,40}$/, after: /^[\da-z-]{1,40}$/ },
  ...{ from: /^\d{4}-\d\d-\d\d$/, to: /^\d{4}-\d\d-\d\d$/ },
};

/** Reads the filters of an address; what none of them can be is left out. */
export function readFilters(query: URLSearchParams): Filters {
  const read = (name: (typeof names)[number]) => {
    const value = (query.get(name) ?? "").trim().slice(0, TEXT_MAX);
    const listed: readonly string[] | undefined = new Map(Object.entries(choices)).get(name);
    const isKnown = (listed?.includes(value) ?? true) && (PATTERNS[name]?.test(value) ?? true);
    return isKnown ? value : "";
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Filters;
}

/** Returns the query of filters, with some of them replaced. */
export function queryOf(filters: Partial<Filters>, changed: Partial<Filters> = {}): string {
  const given = Object.entries({ ...filters, ...changed }).filter(([, value]) => value);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

/** Returns the time at which a day begins in the office of the team; undefined for no day. */
function startOf(day: string): number | undefined {
  const midnight = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(midnight)) return undefined;
  const { timeZone } = site.offices.dubai;
  const shown = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).format(midnight);
  return Date.parse(`${day}T00:00${/[+-]\d\d:\d\d$/.exec(shown) ?? "Z"}`);
}

const searches: Record<State, Search> = {
  new: { state: "wanted", answered: false },
  answered: { state: "wanted", answered: true },
  waiting: { state: "undelivered" },
  spam: { state: "spam" },
  restricted: { state: "restricted" },
};

/** Tells whether the oldest lead comes first, as who waits longest is answered first. */
export const isOldestFirst = ({ state }: Filters) => state === "new";

/** Returns what the store is to look for. */
export function searchOf(filters: Filters, channels: readonly string[]): Search {
  const { q, form, state, before, after, from, to, ...columns } = filters;
  const known = states.find((one) => one === state);
  return {
    ...columns,
    ...(known && searches[known]),
    ...(isOldestFirst(filters) ? { after } : { before: before || LAST }),
    channels,
    text: q,
    kind: form,
    since: startOf(from),
    until: to ? (startOf(to) ?? 0) + DAY_MS : undefined,
  };
}
