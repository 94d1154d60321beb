import { memo } from "react";
import { requestDetails } from "../../content/en/contact-details.ts";
import { requestAssessmentPage } from "../../content/en/form-pages.ts";
import { assessmentForm } from "../../content/en/forms.ts";
import { pages } from "../../content/en/pages.ts";
import { meta } from "../components/layout/meta.ts";
import { pageMeta } from "../components/layout/page-meta.ts";
import { sameData } from "../components/layout/same-data.ts";
import { requestCrumbs } from "../components/layout/structured-data.ts";
import { ContactDetails } from "../components/sections/contact-details.tsx";
import { FormPage } from "../components/sections/form-page.tsx";
import { AssessmentForm } from "../forms/assessment-form.tsx";
import { usePlan } from "../forms/use-plan.ts";
import type { Route } from "./+types/request-assessment";

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
