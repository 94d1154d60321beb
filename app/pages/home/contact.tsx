import type { ReactNode } from "react";
import type { Detail } from "../../../content/types/form-pages.ts";
import type { HomeWords } from "../../../content/types/home.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";

type Words = HomeWords["contact"] & { details: readonly Detail[] };

/** The contact form beside the contact details. */
export function Contact(props: { words: Words; form: ReactNode; chart: ReactNode }) {
  return (
    <section id="contact" aria-labelledby="contact-heading">
      <div className="wrap section">
        <div className="cols">
          <SectionHeading heading={props.words.heading} id="contact-heading" span="lg:col-end-13" />
        </div>
        <div className="cols mt-12 gap-y-16 lg:mt-16">
          <div className="lg:col-span-6 lg:col-start-2">{props.form}</div>
          <div className="lg:col-span-4 lg:col-start-9">
            <ContactDetails details={props.words.details} />
            {props.chart}
          </div>
        </div>
      </div>
    </section>
  );
}
