import { useEffect, useMemo, useState } from "react";
import type { Words } from "../../../content/words.ts";
import { type Plan, withPlan } from "../../../contract/form-paths.ts";
import { type Assessment, assessmentFields } from "../../../contract/forms.ts";
import { COMPANY_MIN, NAME_MIN, SHORT_MAX } from "../../../contract/limits.ts";
import { assessmentPayload } from "../../../contract/payloads.ts";
import { Field } from "../../forms/field.tsx";
import { forgetAnswer } from "../../forms/kept-answers.ts";
import { LeadFields } from "../../forms/lead-fields.tsx";
import { TemplateField } from "../../forms/message-template.tsx";
import { CompanyField, EmailField, NameField } from "../../forms/people-fields.tsx";
import { forgetEmail, useRememberedEmail } from "../../forms/remembered-email.ts";
import { useLeadForm } from "../../forms/use-lead-form.ts";

/**
 * The assessment request. `plan` is the price card the visitor came from, `written` a message that a tool of the site
 * wrote for the visitor; it takes the place of the template. Once a request is sent, the template is plain again.
 */
export function AssessmentForm(props: {
  words: Words["forms"]["assessment"];
  plan: Plan | undefined;
  written: string | undefined;
}) {
  const { words, plan, written } = props;
  const { labels } = words;
  const email = useRememberedEmail();
  const [isSent, setSent] = useState(false);
  const initial = useMemo<Assessment>(() => {
    const template = plan ? withPlan(words.message, words.plans[plan]) : words.message;
    const message = isSent ? words.message : (written ?? template);
    return { name: "", email, company: "", phone: "", message };
  }, [words, plan, written, email, isSent]);
  // A message of an earlier visit to this page would take its place.
  useEffect(() => {
    if (written) forgetAnswer("assessment", "message");
  }, [written]);
  const lead = useLeadForm({
    kind: "assessment",
    initial,
    body: assessmentPayload,
    rules: assessmentFields,
    words,
    onSent() {
      forgetEmail();
      setSent(true);
    },
  });
  return (
    <LeadFields lead={lead}>
      <NameField label={labels.name} minLength={NAME_MIN} />
      <EmailField label={labels.email} defaultValue={email} />
      <CompanyField label={labels.company} required minLength={COMPANY_MIN} />
      <Field<Assessment>
        as="input"
        name="phone"
        label={labels.phone}
        why={words.why}
        type="tel"
        autoComplete="tel"
        maxLength={SHORT_MAX}
      />
      <TemplateField
        label={labels.message}
        template={initial.message}
        message={lead.answers.message}
        words={words}
      />
    </LeadFields>
  );
}
