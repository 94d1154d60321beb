import { useMemo } from "react";
import type { Words } from "../../../content/words.ts";
import { type SampleReport, sampleReportFields } from "../../../contract/forms.ts";
import { COMPANY_MIN, NAME_MIN, SHORT_MAX } from "../../../contract/limits.ts";
import { sampleReportPayload } from "../../../contract/payloads.ts";
import { Field } from "../../forms/field.tsx";
import { LeadFields } from "../../forms/lead-fields.tsx";
import { TemplateField } from "../../forms/message-template.tsx";
import { CompanyField, EmailField, NameField } from "../../forms/people-fields.tsx";
import { forgetEmail, useRememberedEmail } from "../../forms/remembered-email.ts";
import { useLeadForm } from "../../forms/use-lead-form.ts";
import { FormPage } from "../../sections/form-page.tsx";
import type { PageProps } from "../data.server.ts";

/** The sample report request: a job title in place of the phone. */
function SampleReportForm({ words }: { words: Words["forms"]["sample-report"] }) {
  const { labels, message } = words;
  const email = useRememberedEmail();
  const initial = useMemo<SampleReport>(
    () => ({ name: "", email, company: "", jobTitle: "", message }),
    [message, email],
  );
  const lead = useLeadForm({
    kind: "sample-report",
    initial,
    body: sampleReportPayload,
    rules: sampleReportFields,
    words,
    onSent: forgetEmail,
  });
  return (
    <LeadFields lead={lead}>
      <NameField label={labels.name} minLength={NAME_MIN} />
      <EmailField label={labels.email} defaultValue={email} />
      <CompanyField label={labels.company} required minLength={COMPANY_MIN} />
      <Field<SampleReport>
        as="input"
        name="jobTitle"
        label={labels.jobTitle}
        why={words.why}
        autoComplete="organization-title"
        maxLength={SHORT_MAX}
      />
      <TemplateField label={labels.message} template={message} message={lead.answers.message} words={words} />
    </LeadFields>
  );
}

export default function RequestReport({ data: { head, form, details } }: PageProps<"request-sample-report">) {
  return (
    <FormPage head={head} details={details}>
      <SampleReportForm words={form} />
    </FormPage>
  );
}
