import { useMemo } from "react";
import type { Words } from "../../../content/words.ts";
import { type SampleReport, sampleReportFields } from "../../../contract/forms.ts";
import { sampleReportPayload } from "../../../contract/payloads.ts";
import { useRememberedEmail } from "../../forms/remembered-email.ts";
import { RequestForm } from "../../forms/request-form.tsx";
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
  return (
    <RequestForm
      kind="sample-report"
      initial={initial}
      buildPayload={sampleReportPayload}
      rules={sampleReportFields}
      words={words}
      extra={{ name: "jobTitle", label: labels.jobTitle, autoComplete: "organization-title" }}
    />
  );
}

export default function RequestReport({ data: { head, form, details } }: PageProps<"request-sample-report">) {
  return (
    <FormPage head={head} details={details}>
      <SampleReportForm words={form} />
    </FormPage>
  );
}
