import type { Words } from "../../../content/words.ts";
import type { HomeContact } from "../../../contract/forms.ts";
import { homeContactPayload } from "../../../contract/payloads.ts";
import { LeadFields } from "../../forms/lead-fields.tsx";
import { CompanyField, EmailField, MessageField, NameField } from "../../forms/people-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";

const initial: HomeContact = { name: "", email: "", company: "", message: "" };

/** The contact form of the home page; the browser validates, failures are logged. */
export function HomeContactForm({ words }: { words: Words["forms"]["home-contact"] }) {
  const lead = useLeadForm({ kind: "home-contact", initial, body: homeContactPayload, words, log: true });
  const { labels } = words;
  return (
    <LeadFields lead={lead}>
      <NameField label={labels.name} />
      <EmailField label={labels.email} />
      <CompanyField label={labels.company} className="pairs:col-span-2" />
      <MessageField label={labels.message} rows={5} />
    </LeadFields>
  );
}
