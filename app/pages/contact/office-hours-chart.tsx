import { useLanguage } from "../../i18n/use-language.ts";
import { hours as en } from "../../pictures/office-hours.ts";
import { hours as ar } from "../../pictures/office-hours-ar.ts";
import { Picture } from "../../ui/picture.tsx";

const charts = { en, ar };

/** The office hours on the clocks of four cities, drawn for two widths. */
export function OfficeHoursChart({ label }: { label: string }) {
  const hours = charts[useLanguage()];
  return (
    <div role="img" aria-label={label} className="mt-7 print:hidden">
      <Picture of={hours.wide} className="w-101 max-sm:hidden lg:max-2xl:hidden" />
      <Picture of={hours.phone} className="w-full max-w-87.5 sm:max-lg:hidden 2xl:hidden" />
    </div>
  );
}
