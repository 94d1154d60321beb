import { memo } from "react";
import { requestDetails } from "../../../content/en/contact-details.ts";
import { requestAssessmentPage } from "../../../content/en/form-pages.ts";
import { assessmentForm } from "../../../content/en/forms.ts";
import { pages } from "../../../content/en/pages.ts";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { requestCrumbs } from "../../frame/structured-data.ts";
import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { Route } from "./+types/route";
import { AssessmentForm } from "./assessment-form.tsx";
import { usePlan } from "./use-plan.ts";

export const loader = () => ({
  meta: pageMeta(pages.requestAssessment, requestCrumbs(requestAssessmentPage, pages.requestAssessment.path)),
  head: requestAssessmentPage,
  form: assessmentForm,
  details: requestDetails,
});

export { meta };

export default memo(function RequestAssessment({
  loaderData: { head, form, details },
}: Route.ComponentProps) {
  const plan = usePlan();
  return (
    <FormPage head={plan ? { ...head, crumb: form.planCrumbs[plan] } : head}>
      <AssessmentForm
        words={form}
        plan={plan}
        aside={<ContactDetails heading={head.details} details={details} />}
      />
    </FormPage>
  );
}, sameData);
