import type { ReactNode } from "react";
import type { ContactFormWords } from "../../../content/types/forms.ts";
import { type Fields, fields } from "../../../contract/contact.ts";
import { MESSAGE_MAX, SHORT_MAX } from "../../../contract/limits.ts";
import { contactPayload } from "../../../contract/payloads.ts";
import { draftOf } from "../../forms/draft.ts";
import { Field } from "../../forms/field.tsx";
import { FormColumns } from "../../forms/form-columns.tsx";
import { CompanyField, EmailField, NameField } from "../../forms/people-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";

const draft = draftOf(fields);
const initial: Fields = { name: "", email: "", company: "", subject: "", message: "" };

/** The contact page's form; the browser validates. */
export function ContactForm({ words, aside }: { words: ContactFormWords; aside: ReactNode }) {
  const lead = useLeadForm({ kind: "contact", draft, initial, body: contactPayload, words });
  const { labels } = words;
  return (
    <FormColumns lead={lead} aside={aside}>
      <NameField label={labels.name} />
      <EmailField label={labels.email} />
      <CompanyField label={labels.company} why={words.why} />
      <Field<Fields> as="input" name="subject" label={labels.subject} required maxLength={SHORT_MAX} />
      <Field<Fields>
        name="message"
        label={labels.message}
        as="textarea"
        rows={8}
        required
        maxLength={MESSAGE_MAX}
        className="sm:col-span-2"
      />
    </FormColumns>
  );
}
