import type { Words } from "../../../content/words.ts";
import type { Contact as Answers } from "../../../contract/forms.ts";
import { SHORT_MAX } from "../../../contract/limits.ts";
import { contactPayload } from "../../../contract/payloads.ts";
import { Field } from "../../forms/field.tsx";
import { LeadFields } from "../../forms/lead-fields.tsx";
import { CompanyField, EmailField, MessageField, NameField } from "../../forms/people-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { PageProps } from "../data.server.ts";
import { OfficeHoursChart } from "./office-hours-chart.tsx";

const initial: Answers = { name: "", email: "", company: "", subject: "", message: "" };

/** The contact page's form; the browser validates. */
function ContactForm({ words }: { words: Words["forms"]["contact"] }) {
  const lead = useLeadForm({ kind: "contact", initial, body: contactPayload, words });
  const { labels } = words;
  return (
    <LeadFields lead={lead}>
      <NameField label={labels.name} />
      <EmailField label={labels.email} />
      <CompanyField label={labels.company} />
      <Field<Answers> as="input" name="subject" label={labels.subject} required maxLength={SHORT_MAX} />
      <MessageField label={labels.message} rows={6} />
    </LeadFields>
  );
}

export default function Contact({ data }: PageProps<"contact">) {
  const { head, form, details, chart } = data;
  return (
    <FormPage
      head={head}
      aside={
        <>
          <ContactDetails details={details} />
          <OfficeHoursChart chart={chart} />
        </>
      }
    >
      <ContactForm words={form} />
    </FormPage>
  );
}
