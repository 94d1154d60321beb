import { useEffect, useMemo, useState } from "react";
import type { Words } from "../../../content/words.ts";
import { plans, withPlan } from "../../../contract/form-paths.ts";
import { type Assessment, assessmentFields } from "../../../contract/forms.ts";
import { MESSAGE_MAX } from "../../../contract/limits.ts";
import { assessmentPayload } from "../../../contract/payloads.ts";
import { useRememberedEmail } from "../../forms/remembered-email.ts";
import { RequestForm } from "../../forms/request-form.tsx";
import { clearAnswer } from "../../forms/saved-answers.ts";
import { useShown } from "../../navigation/router.tsx";
import { FormPage } from "../../sections/form-page.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { PageProps } from "../data.server.ts";

/**
 * The assessment request. `?plan=` names the price card the visitor came from, which the prerendered page cannot know. A
 * message that the page before wrote, as the self-check does, takes the place of the template. It comes with the
 * navigation and never in the URL: it names weaknesses. Once a request is sent, the template is plain again.
 */
function AssessmentForm({ words }: { words: Words["forms"]["assessment"] }) {
  const shown = useShown((all) => all);
  const isHydrated = useHydrated();
  const asked = new URLSearchParams(shown.search).get("plan");
  const plan = isHydrated ? plans.find((id) => id === asked) : undefined;
  const [written] = useState(shown.message?.slice(0, MESSAGE_MAX));
  const email = useRememberedEmail();
  const [isSent, setSent] = useState(false);
  const initial = useMemo<Assessment>(() => {
    const template = plan ? withPlan(words.message, words.plans[plan]) : words.message;
    const message = isSent ? words.message : (written ?? template);
    return { name: "", email, company: "", phone: "", message };
  }, [words, plan, written, email, isSent]);
  // A message of an earlier visit to this page would take its place.
  useEffect(() => {
    if (written) clearAnswer("assessment", "message");
  }, [written]);
  return (
    <RequestForm
      kind="assessment"
      initial={initial}
      buildPayload={assessmentPayload}
      rules={assessmentFields}
      words={words}
      onSent={() => setSent(true)}
      extra={{ name: "phone", label: words.labels.phone, type: "tel", autoComplete: "tel" }}
    />
  );
}

export default function RequestAssessment({
  data: { head, form, details },
}: PageProps<"request-assessment">) {
  return (
    <FormPage head={head} details={details}>
      <AssessmentForm words={form} />
    </FormPage>
  );
}
