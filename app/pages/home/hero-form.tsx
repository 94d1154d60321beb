import type { HeroFormWords } from "../../../content/types/forms.ts";
import { type Fields, fields } from "../../../contract/hero-assessment.ts";
import { EMAIL_MAX } from "../../../contract/limits.ts";
import { heroAssessmentPayload } from "../../../contract/payloads.ts";
import { typedEmail } from "../../../contract/typed.ts";
import { site } from "../../../settings/site.js";
import { draftOf } from "../../forms/draft.ts";
import { ErrorSlot } from "../../forms/field.tsx";
import { useField } from "../../forms/form-context.ts";
import { FormShell } from "../../forms/form-shell.tsx";
import { Notice } from "../../forms/notice.tsx";
import { rememberEmail } from "../../forms/remembered-email.ts";
import { Result } from "../../forms/result.tsx";
import { SubmitButton } from "../../forms/submit-row.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";
import { WhatWeSend } from "../../forms/what-we-send.tsx";

const draft = draftOf(fields);
const initial: Fields = { email: "" };
const body = (answers: Fields) => heroAssessmentPayload(answers, site.mailbox);

function Email({ words }: { words: HeroFormWords }) {
  const { id, errorId, error, busy } = useField("email");
  return (
    <>
      <label htmlFor={id} className="text-small font-medium block">
        {words.heading}: {words.labels.email}
      </label>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <input
          id={id}
          name="email"
          type="email"
          dir="ltr"
          required
          maxLength={EMAIL_MAX}
          autoComplete="email"
          placeholder={words.labels.email}
          disabled={busy}
          className="hero-email control"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          onInput={(event) => rememberEmail(typedEmail(event.currentTarget.value))}
        />
        <SubmitButton busy={busy} words={words} className="grow bg-paper ml:max-xl:px-3.5" />
      </div>
      <ErrorSlot id={errorId} name="email" error={error} />
    </>
  );
}

/** The assessment form of the first screen: one email field. */
export function HeroForm({ words }: { words: HeroFormWords }) {
  const lead = useLeadForm({ kind: "hero-assessment", draft, initial, body, words });
  return (
    <FormShell lead={lead} className="max-w-130">
      <Email words={words} />
      <Result lead={lead} />
      <WhatWeSend
        lead={lead}
        line={words.privacy}
        notice={<Notice words={words.notice} className="mt-1 mb-3" />}
      />
    </FormShell>
  );
}
