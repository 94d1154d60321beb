import type { hours } from "../../../content/en/contact-details.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";

/** The span of GMT hours on the visitor's own clock today, such as "13:00 – 22:00". */
export function localRange(opens: number, closes: number, language: string, today = new Date()): string {
  const at = (hour: number) => new Date(today).setUTCHours(hour, 0, 0, 0);
  const clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return clock.formatRange(at(opens), at(closes));
}

/** The business hours in the visitor's own time; only the browser knows it. */
export function LocalHours({ hours: { opens, closes, yours } }: { hours: typeof hours }) {
  if (!useHydrated()) return <p className="type-mono min-h-[1.5em]" />;
  const range = localRange(opens, closes, document.documentElement.lang);
  return <p className="type-mono text-ink2">{yours.replace("{range}", range)}</p>;
}
