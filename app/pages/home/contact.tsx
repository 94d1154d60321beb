import type { ReactNode } from "react";
import type { Detail } from "../../../content/contact-details.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";

/** The contact form beside the contact details. */
export function Contact(props: { heading: string; details: readonly Detail[]; form: ReactNode }) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="wrap section">
      <h2 id="contact-heading" className="text-title">
        {props.heading}
      </h2>
      <div className="cols mt-10 gap-y-16">
        <div className="columns:col-span-6">{props.form}</div>
        <div className="columns:col-span-5 columns:col-start-8">
          <ContactDetails details={props.details} />
        </div>
      </div>
    </section>
  );
}
