import type { ReactNode } from "react";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import type { HomeContent } from "./route.tsx";

/** The form beside the people it reaches. */
export function Contact(props: { words: HomeContent["contact"]; form: ReactNode; chart: ReactNode }) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="border-t border-rule">
      <div className="wrap section">
        <div className="cols">
          <SectionHeading
            number={props.words.number}
            heading={props.words.heading}
            id="contact-heading"
            span="lg:col-end-13"
          />
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
