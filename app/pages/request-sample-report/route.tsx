import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { Route } from "./+types/route";
import { SampleReportForm } from "./sample-report-form.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { contactDetails, forms, pages, requestSampleReport: head } = wordsFor(path);
  return {
    meta: pageMeta(pages.requestSampleReport),
    head,
    form: forms["sample-report"],
    details: contactDetails.request,
  };
}

export default memoPage(function RequestReport({
  loaderData: { head, form, details },
}: Route.ComponentProps) {
  return (
    <FormPage head={head} aside={<ContactDetails details={details} />}>
      <SampleReportForm words={form} />
    </FormPage>
  );
});
