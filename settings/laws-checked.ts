/**
 * The month in which the sources of each law and rule were last read, as 2026-11. Before a new month is set here, they have to
 * be read again. It is not beside the text in `content/`, because the server's weekly mail warns too.
 */
export const lawsChecked = {
  "sama-counter-fraud": "2026-11",
  "sama-fundamental-requirements": "2026-11",
  "sama-outsourcing": "2026-11",
  "sama-red-teaming": "2026-11",
  "ksa-data": "2026-11",
  "ksa-address": "2026-11",
  "cbuae-authentication": "2026-11",
  "cbuae-law": "2026-11",
  "cbuae-ai": "2026-11",
  "cbuae-outsourcing": "2026-11",
  "cbuae-customer-data": "2026-11",
  "uae-data": "2026-11",
  "cbe-fraud-department": "2026-11",
  "egypt-data": "2026-11",
  "pci-keyed-hash": "2026-11",
} as const satisfies Record<string, `20${number}-${number}`>;

const MONTHS = 18;

/** Returns the rules whose sources were last read more than 18 months before `now`, each with that month. */
export function staleLaws(
  now: Date,
  checked: Readonly<Record<string, string>> = lawsChecked,
): [id: string, month: string][] {
  const limit = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS)).toISOString();
  return Object.entries(checked).filter(([, month]) => month < limit.slice(0, 7));
}
