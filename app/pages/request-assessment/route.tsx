import { ContactDetails } from "../../sections/contact-details.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import type { PageProps } from "../data.server.ts";
import { AssessmentForm } from "./assessment-form.tsx";
import { usePlan } from "./use-plan.ts";
import { useWrittenMessage } from "./use-written-message.ts";

export default function RequestAssessment({
  data: { head, form, details },
}: PageProps<"request-assessment">) {
  const plan = usePlan();
  const written = useWrittenMessage();
  return (
    <FormPage head={head} aside={<ContactDetails details={details} />}>
      <AssessmentForm words={form} plan={plan} written={written} />
    </FormPage>
  );
}
