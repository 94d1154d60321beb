import { memo } from "react";
import { requestDetails } from "../../../content/en/contact-details.ts";
import { requestReportPage } from "../../../content/en/form-pages.ts";
import { sampleReportForm } from "../../../content/en/forms.ts";
import { pages } from "../../../content/en/pages.ts";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { requestCrumbs } from "../../frame/structured-data.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { Route } from "./+types/route";
import { SampleReportForm } from "./sample-report-form.tsx";

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
