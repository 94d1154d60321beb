import { useDeferredValue } from "react";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { officeHoursIn } from "./office-hours.ts";

/** The business hours on the visitor's own clock, in a text with `{from}` and `{to}`; only the browser knows it. */
export function LocalHours({ text }: { text: string }) {
  // the first use of Intl costs a slow phone 50 ms: not while the page is being brought to life
  if (!useDeferredValue(useHydrated())) return <p className="type-mono min-h-[1.5em] mb-1.5" />;
  const { from, to } = officeHoursIn(new Date(), undefined, navigator.language);
  return <p className="type-mono text-ink2 mb-1.5">{text.replace("{from}", from).replace("{to}", to)}</p>;
}
