import { pageMeta } from "../../frame/page-meta.ts";
import { requestCrumbs } from "../../frame/structured-data.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { ReportPreview } from "./report-preview.tsx";
import { SampleReportForm } from "./sample-report-form.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const {
    contactDetails,
    forms,
    fraudResilienceAssessment,
    pages,
    requestSampleReport: head,
  } = wordsFor(path);
  return {
    meta: pageMeta(pages.requestSampleReport, requestCrumbs(head, pages.requestSampleReport.path)),
    head,
    form: forms["sample-report"],
    report: fraudResilienceAssessment.benefits.report,
    details: contactDetails.request,
  };
}

export default memoPage(function RequestReport({
  loaderData: { head, form, report, details },
}: Route.ComponentProps) {
  return (
    <FormPage head={head}>
      <SampleReportForm
        words={form}
        aside={
          <>
            <ReportPreview words={report} />
            <ContactDetails heading={head.details} details={details} />
          </>
        }
      />
    </FormPage>
  );
});
