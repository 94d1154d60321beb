import { useRef } from "react";
import { officeHoursIn } from "../../content/office-hours.ts";
import { fill } from "../../content/texts.ts";
import type { MayHold } from "../../content/translated.ts";
import { locales } from "../../contract/language.ts";
import { useLanguage } from "../i18n/words.ts";
import { useNear } from "../ui/use-near.ts";

/** The business hours on the visitor's own clock, which only the browser knows. */
export function LocalOfficeHours({ text }: { text: MayHold<"from" | "to"> }) {
  const line = useRef<HTMLParagraphElement>(null);
  // The first use of Intl costs a slow phone 90 ms: not while the page is being hydrated.
  const near = useNear(line);
  const language = useLanguage();
  const hours = near ? officeHoursIn(new Date(), undefined, locales[language]) : undefined;
  return (
    <p ref={line} className="text-small min-h-lh text-ink-muted">
      {hours && fill(text, hours)}
    </p>
  );
}
