import type { Words } from "../../../content/words.ts";
import { type HomeContact, homeContactFields } from "../../../contract/forms.ts";
import { MESSAGE_MAX } from "../../../contract/limits.ts";
import { homeContactPayload } from "../../../contract/payloads.ts";
import { draftOf } from "../../forms/draft.ts";
import { Field } from "../../forms/field.tsx";
import { LeadFields } from "../../forms/lead-fields.tsx";
import { CompanyField, EmailField, NameField } from "../../forms/people-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";

const draft = draftOf(homeContactFields);
const initial: HomeContact = { name: "", email: "", company: "", message: "" };

/** The contact form of the home page; the browser validates, failures are logged. */
export function HomeContactForm({ words }: { words: Words["forms"]["home-contact"] }) {
  const lead = useLeadForm({
    kind: "home-contact",
    draft,
    initial,
    body: homeContactPayload,
    words,
    log: true,
  });
  const { labels } = words;
  return (
    <LeadFields lead={lead}>
      <NameField label={labels.name} />
      <EmailField label={labels.email} />
      <CompanyField label={labels.company} className="pairs:col-span-2" />
      <Field<HomeContact>
        name="message"
        label={labels.message}
        as="textarea"
        rows={5}
        required
        maxLength={MESSAGE_MAX}
        className="pairs:col-span-2"
      />
    </LeadFields>
  );
}
