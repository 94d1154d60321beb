import type { Words } from "../../../content/words.ts";
import { type Contact, contactFields } from "../../../contract/forms.ts";
import { MESSAGE_MAX, SHORT_MAX } from "../../../contract/limits.ts";
import { contactPayload } from "../../../contract/payloads.ts";
import { draftOf } from "../../forms/draft.ts";
import { Field } from "../../forms/field.tsx";
import { LeadFields } from "../../forms/lead-fields.tsx";
import { CompanyField, EmailField, NameField } from "../../forms/people-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";

const draft = draftOf(contactFields);
const initial: Contact = { name: "", email: "", company: "", subject: "", message: "" };

/** The contact page's form; the browser validates. */
export function ContactForm({ words }: { words: Words["forms"]["contact"] }) {
  const lead = useLeadForm({ kind: "contact", draft, initial, body: contactPayload, words });
  const { labels } = words;
  return (
    <LeadFields lead={lead}>
      <NameField label={labels.name} />
      <EmailField label={labels.email} />
      <CompanyField label={labels.company} />
      <Field<Contact> as="input" name="subject" label={labels.subject} required maxLength={SHORT_MAX} />
      <Field<Contact>
        name="message"
        label={labels.message}
        as="textarea"
        rows={6}
        required
        maxLength={MESSAGE_MAX}
        className="pairs:col-span-2"
      />
    </LeadFields>
  );
}
