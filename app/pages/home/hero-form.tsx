import type { Words } from "../../../content/words.ts";
import type { HeroAssessment } from "../../../contract/forms.ts";
import { EMAIL_MAX } from "../../../contract/limits.ts";
import { normalizeEmail } from "../../../contract/normalize.ts";
import { heroAssessmentPayload } from "../../../contract/payloads.ts";
import { ErrorSlot } from "../../forms/field.tsx";
import { useField } from "../../forms/form-context.ts";
import { FormShell } from "../../forms/form-shell.tsx";
import { rememberEmail } from "../../forms/remembered-email.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useLeadForm } from "../../forms/use-lead-form.ts";
import { WhatWeSend } from "../../forms/what-we-send.tsx";
import { ToastRegions } from "../../ui/toast-regions.tsx";

const initial: HeroAssessment = { email: "" };

/** The end of the rail: an arrow down to what follows, which is only drawn. */
const Down = () => (
  <svg viewBox="0 0 14 28" width="14" height="28" aria-hidden="true" fill="none" className="max-row:hidden">
    <path d="M7 0v26m-6-6 6 6 6-6" stroke="currentColor" strokeWidth="1.2" />
  </svg>
);

function Email({ words }: { words: Words["forms"]["hero-assessment"] }) {
  const { id, errorId, error, isSubmitting } = useField("email");
  return (
    <div className="relative columns:col-span-6 columns:col-start-7 columns:row-span-2 columns:row-start-1">
      <div className="flex flex-wrap items-center gap-3 pairs:flex-nowrap columns:gap-x-8">
        <div className="flex grow flex-wrap pairs:flex-nowrap">
          <input
            id={id}
            name="email"
            type="email"
            dir="ltr"
            required
            maxLength={EMAIL_MAX}
            autoComplete="email"
            placeholder={words.labels.email}
            disabled={isSubmitting}
            className="control min-w-0"
            aria-invalid={error ? true : undefined}
            aria-describedby={errorId}
            onInput={(event) => rememberEmail(normalizeEmail(event.currentTarget.value))}
          />
          <SubmitButton isBusy={isSubmitting} words={words} className="max-pairs:mt-2 max-pairs:w-full" />
        </div>
        <Down />
      </div>
      <ErrorSlot id={errorId} name="email" error={error} />
    </div>
  );
}

/** The assessment form below the first picture: one email field. Once it is sent, the answer takes its place. */
export function HeroForm({ words }: { words: Words["forms"]["hero-assessment"] }) {
  const form = useLeadForm({ kind: "hero-assessment", initial, buildPayload: heroAssessmentPayload, words });
  return (
    <div className="border-b border-rule">
      <div className="wrap">
        <FormShell form={form} className="hero-form cols relative min-h-25 content-center py-6 columns:py-3">
          <div hidden={form.isSent} className="contents">
            <label
              htmlFor="hero-assessment-email"
              className="self-end font-medium max-columns:mb-2 columns:col-span-6"
            >
              {words.heading}
              <span className="sr-only">: {words.labels.email}</span>
            </label>
            <Email words={words} />
            <div className="flex flex-wrap gap-x-4 text-small text-ink-muted max-columns:mt-2 columns:col-span-6 columns:col-start-1">
              <p className="py-0.75">{words.privacy}</p>
              <div className="-mt-5">
                <WhatWeSend form={form} />
              </div>
            </div>
          </div>
          <div
            ref={form.region}
            className="col-span-full grid items-center gap-x-8 gap-y-4 columns:grid-cols-2"
          >
            <div>
              <ToastRegions toast={form.toast} dismiss={form.dismiss} className="py-1" />
              {form.isSent && (
                <h2 tabIndex={-1} className={form.toast ? "sr-only" : "text-head"}>
                  {words.next.heading}
                </h2>
              )}
            </div>
            {form.isSent && (
              <ol data-result="success" className="text-small text-ink-muted">
                {words.next.steps.map(({ name, text }) => (
                  <li key={name}>
                    <span className="font-medium text-ink">{name}.</span> {text}
                  </li>
                ))}
              </ol>
            )}
          </div>
        </FormShell>
      </div>
    </div>
  );
}
