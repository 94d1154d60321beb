import type { Detail } from "../../../content/contact-details.ts";
import type { Words } from "../../../content/words.ts";
import type { HomeContact } from "../../../contract/forms.ts";
import { homeContactPayload } from "../../../contract/payloads.ts";
import { LeadFields } from "../../forms/lead-fields.tsx";
import { CompanyField, EmailField, MessageField, NameField } from "../../forms/people-fields.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { KeepMarkup } from "../../ui/keep-markup.tsx";

type FormWords = Words["forms"]["home-contact"];

const initial: HomeContact = { name: "", email: "", company: "", message: "" };

/** The contact form of the home page; the browser validates, failures are logged. */
function HomeContactForm({ words }: { words: FormWords }) {
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

/** The contact form beside the contact details. */
export function Contact(props: { heading: string; details: readonly Detail[]; form: FormWords }) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="wrap section">
      <h2 id="contact-heading" className="text-title">
        {props.heading}
      </h2>
      <div className="cols mt-10 gap-y-16">
        <div className="columns:col-span-6">
          <KeepMarkup name="contact-form">
            <HomeContactForm words={props.form} />
          </KeepMarkup>
        </div>
        <div className="columns:col-span-5 columns:col-start-8">
          <ContactDetails details={props.details} />
        </div>
      </div>
    </section>
  );
}
