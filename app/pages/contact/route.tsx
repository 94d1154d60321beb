import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { PageProps } from "../data.server.ts";
import { ContactForm } from "./contact-form.tsx";
import { OfficeHoursChart } from "./office-hours-chart.tsx";

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
