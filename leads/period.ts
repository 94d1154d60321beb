import type { LocalizedText } from "../settings/site.js";

/** Days of a unit, at least and at most: a month may be counted as 30 or 31 days, a year as 360 to 366. */
const units: Record<string, [number, number]> = {
  day: [1, 1],
  week: [7, 7],
  month: [30, 31],
  year: [360, 366],
};
const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Returns whether a text such as "12 months" is another number of days; false for a text of another kind. */
function isDifferent(text: string, days: number): boolean {
  const [, number = "", unit = ""] = /^(\w+)[\s-]+([a-z]+?)s?$/.exec(text.trim().toLowerCase()) ?? [];
  const count = /^an?$/.test(number) ? 1 : numbers.indexOf(number) + 1 || Number(number);
  const [least, most] = units[unit] ?? [Number.NaN, Number.NaN];
  return days < count * least || days > count * most;
}

export function periodMismatch(period: LocalizedText, retentionDays: number | undefined): string[] {
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
  return isDifferent(period.en, retentionDays)
    ? [`${promise}, but RETENTION_DAYS is ${retentionDays}; set both to the same time.`]
    : [];
}
