import type { Text } from "../settings/site.js";

/** Days of a unit, at least and at most: a month may be counted as 30 or 31 days, a year as 360 to 366. */
const units = { day: [1, 1], week: [7, 7], month: [30, 31], year: [360, 366] } as const;
const isUnit = (text: string): text is keyof typeof units => Object.hasOwn(units, text);

const numbers = [
  ...["one", "two", "three", "four", "five", "six"],
  ...["seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** Tells whether a text such as "12 months" is this number of days; undefined for a text of another kind. */
function isSame(text: string, days: number): boolean | undefined {
  const [, number = "", unit = ""] =
    /^(\d{1,5}|[a-z]+)[\s-]+([a-z]+?)s?$/.exec(text.trim().toLowerCase()) ?? [];
  const count = /^an?$/.test(number) ? 1 : numbers.indexOf(number) + 1 || Number(number);
  if (!isUnit(unit) || Number.isNaN(count)) return undefined;
  const [least, most] = units[unit];
  return days >= count * least && days <= count * most;
}

/** Returns a sentence when the site promises another deletion than RETENTION_DAYS makes. */
export function wrongPeriod(period: Text, retentionDays: number | undefined): string[] {
  const printed = period.en || period.ar;
  const promise = `The privacy note under the forms says that leads are deleted after ${printed}`;
  if (retentionDays === undefined)
    return printed
      ? [`${promise}, but RETENTION_DAYS is not set, so the server keeps them; set it to that time.`]
      : [];
  if (!printed)
    return [
      `RETENTION_DAYS is ${retentionDays}, but the privacy note under the forms names no time; write it into leads.period of site.config.ts.`,
    ];
  return isSame(period.en, retentionDays) === false
    ? [`${promise}, but RETENTION_DAYS is ${retentionDays}; set both to the same time.`]
    : [];
}
