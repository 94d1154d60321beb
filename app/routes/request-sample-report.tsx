import { memo } from "react";
import { requestDetails } from "../../content/en/contact-details.ts";
import { requestReportPage } from "../../content/en/form-pages.ts";
import { sampleReportForm } from "../../content/en/forms.ts";
import { pages } from "../../content/en/pages.ts";
import { meta } from "../components/layout/meta.ts";
import { pageMeta } from "../components/layout/page-meta.ts";
import { sameData } from "../components/layout/same-data.ts";
import { requestCrumbs } from "../components/layout/structured-data.ts";
import { ContactDetails } from "../components/sections/contact-details.tsx";
import { FormPage } from "../components/sections/form-page.tsx";
import { SampleReportForm } from "../forms/sample-report-form.tsx";
import type { Route } from "./+types/request-sample-report";

export const loader = () => ({
  meta: pageMeta(pages.requestReport, requestCrumbs(requestReportPage, pages.requestReport.path)),
  head: requestReportPage,
  form: sampleReportForm,
  details: requestDetails,
});

export { meta };

export default memo(function RequestReport({ loaderData: { head, form, details } }: Route.ComponentProps) {
  return (
    <FormPage head={head}>
      <SampleReportForm words={form} aside={<ContactDetails heading={head.details} details={details} />} />
    </FormPage>
  );
}, sameData);
