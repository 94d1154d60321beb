import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { Route } from "./+types/route";
import { AssessmentForm } from "./assessment-form.tsx";
import { usePlan } from "./use-plan.ts";
import { useWrittenMessage } from "./use-written-message.ts";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { contactDetails, forms, pages, requestAssessment: head } = wordsFor(path);
  return {
    meta: pageMeta(pages.requestAssessment),
    head,
    form: forms.assessment,
    details: contactDetails.request,
  };
}

export default memoPage(function RequestAssessment({
  loaderData: { head, form, details },
}: Route.ComponentProps) {
  const plan = usePlan();
  const written = useWrittenMessage();
  return (
    <FormPage head={head} aside={<ContactDetails details={details} />}>
      <AssessmentForm words={form} plan={plan} written={written} />
    </FormPage>
  );
});
