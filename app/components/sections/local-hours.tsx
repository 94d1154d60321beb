import { useHydrated } from "../../hooks/use-hydrated.ts";
import { officeHoursIn } from "./office-hours.ts";

/** The business hours on the visitor's own clock, in a text with `{from}` and `{to}`; only the browser knows it. */
export function LocalHours({ text }: { text: string }) {
  if (!useHydrated()) return <p className="type-mono min-h-[1.5em]" />;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { from, to } = officeHoursIn(new Date(), zone, navigator.language);
  return <p className="type-mono text-ink2">{text.replace("{from}", from).replace("{to}", to)}</p>;
}
