import type { ReactNode } from "react";
import { ToastRegions } from "../ui/toast-regions.tsx";
import { FormShell } from "./form-shell.tsx";
import { SentPanel } from "./sent-panel.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { FormController } from "./use-lead-form.ts";
import { WhatWeSend } from "./what-we-send.tsx";

export interface LeadFormProps {
  form: FormController;
  className?: string;
  /** Stands before the fields, and before the summary of their errors. */
  head?: ReactNode;
  /** Stands between the button and what the form sends. */
  after?: ReactNode;
  children: ReactNode;
}

/** A form with its button and what it sends. Once it is sent, what happens next stands in their place. */
export function LeadForm({ form, className = "", head, after, children }: LeadFormProps) {
  const { isSubmitting, isSent, toast, dismiss, words } = form;
  return (
    <FormShell form={form} head={head} className={className}>
      <div className="lead-form">
        <div hidden={isSent}>
          <div className="grid grid-cols-1 gap-x-8 pairs:grid-cols-2">{children}</div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <SubmitButton isBusy={isSubmitting} words={words} className="btn-primary max-pairs:w-full" />
            <p className="text-small text-ink-muted">{words.privacy}</p>
          </div>
        </div>
        <SentPanel isOpen={isSent} words={words} ref={form.region}>
          <ToastRegions
            toast={toast}
            dismiss={dismiss}
            className={isSent ? "" : "mt-6 border-2 bg-raised px-5 py-4"}
          />
          {isSent && (
            <h2 tabIndex={-1} className={toast ? "sr-only" : "text-title max-w-80"}>
              {words.next.heading}
            </h2>
          )}
        </SentPanel>
        <div hidden={isSent}>
          {after}
          <WhatWeSend form={form} />
        </div>
      </div>
    </FormShell>
  );
}
