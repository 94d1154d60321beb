import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { PageProps } from "../data.server.ts";
import { SampleReportForm } from "./sample-report-form.tsx";

export default function RequestReport({ data: { head, form, details } }: PageProps<"request-sample-report">) {
  return (
    <FormPage head={head} aside={<ContactDetails details={details} />}>
      <SampleReportForm words={form} />
    </FormPage>
  );
}
