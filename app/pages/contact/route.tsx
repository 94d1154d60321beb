import type { officeHoursChart } from "../../../content/office-hours.ts";
import type { Words } from "../../../content/words.ts";
import type { Contact as Answers } from "../../../contract/forms.ts";
import { SHORT_MAX } from "../../../contract/limits.ts";
import { contactPayload } from "../../../contract/payloads.ts";
import { site } from "../../../settings/site.js";
import { Field } from "../../forms/field.tsx";
import { LeadForm } from "../../forms/lead-form.tsx";
import { CompanyField, EmailField, MessageField, NameField } from "../../forms/shared-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";
import { FormPage } from "../../sections/form-page.tsx";
import type { PageProps } from "../data.server.ts";

const initial: Answers = { name: "", email: "", company: "", subject: "", message: "" };

/** The contact page's form; the browser validates. */
function ContactForm({ words }: { words: Words["forms"]["contact"] }) {
  const form = useLeadForm({ kind: "contact", initial, buildPayload: contactPayload, words });
  const { labels } = words;
  return (
    <LeadForm form={form}>
      <NameField label={labels.name} />
      <EmailField label={labels.email} />
      <CompanyField label={labels.company} />
      <Field<Answers> as="input" name="subject" label={labels.subject} required maxLength={SHORT_MAX} />
      <MessageField label={labels.message} rows={6} />
    </LeadForm>
  );
}

const { officeHours } = site;
const FIRST_HOUR = Math.max(officeHours.from - 1, 0);
const LAST_HOUR = Math.min(officeHours.to + 1, 24);
const HOURS = Array.from({ length: LAST_HOUR + 1 - FIRST_HOUR }, (_, nth) => FIRST_HOUR + nth);
const LABELS_MAX = 13;
const LABEL_EVERY = Math.ceil(HOURS.length / LABELS_MAX);
/** A gap of some hours on the axis. Its width is an attribute, as the pages' policy allows no style. */
const Gap = ({ hours }: { hours: number }) => (
  <svg width={`${(100 * hours) / (LAST_HOUR - FIRST_HOUR)}%`} height="1" className="shrink-0" />
);

/** The office hours on the clocks of several cities, along an axis in GMT, which runs to the right in every language. */
function OfficeHoursChart({ chart }: { chart: ReturnType<typeof officeHoursChart> }) {
  const { sentence, zone, summer, rows } = chart;
  return (
    <div role="img" aria-label={sentence} dir="ltr" className="mt-7 flex max-w-101 gap-x-3 print:hidden">
      <div className="pt-6 font-medium">
        {rows.map(({ city }) => (
          <p key={city} className="flex h-8 items-center">
            {city}
          </p>
        ))}
      </div>
      <div className="min-w-0 grow pe-3">
        <div className="code flex h-6 justify-between text-ink-muted">
          {HOURS.map((hour) => (
            <span key={hour} className="flex w-0 justify-center">
              {(hour - FIRST_HOUR) % LABEL_EVERY === 0 && String(hour).padStart(2, "0")}
            </span>
          ))}
        </div>
        <div className="relative">
          <div className="absolute inset-0 flex justify-between">
            {HOURS.map((hour) => (
              <span key={hour} className="border-s border-rule" />
            ))}
          </div>
          {rows.map(({ city, from, to }) => (
            <div key={city} className="relative flex h-8 py-0.5">
              <Gap hours={officeHours.from - FIRST_HOUR} />
              <p className="code flex min-w-0 grow items-center justify-between border border-accent bg-accent-tint px-2 font-medium">
                <span>{from}</span>
                <span>{to}</span>
              </p>
              <Gap hours={LAST_HOUR - officeHours.to} />
            </div>
          ))}
        </div>
        <p className="mt-1 flex justify-between gap-x-6 text-small text-ink-muted">
          <span>{zone}</span>
          <span dir="auto">{summer}</span>
        </p>
      </div>
    </div>
  );
}

export default function Contact({ data }: PageProps<"contact">) {
  const { head, form, details, chart } = data;
  return (
    <FormPage head={head} details={details} below={<OfficeHoursChart chart={chart} />}>
      <ContactForm words={form} />
    </FormPage>
  );
}
