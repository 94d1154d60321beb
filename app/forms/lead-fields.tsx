import type { ReactNode } from "react";
import { FormShell } from "./form-shell.tsx";
import { Result } from "./result.tsx";
import { SubmitRow } from "./submit-row.tsx";
import type { Lead } from "./use-lead-form.ts";

/** A form whose fields stand in two columns, with the button and the result below. */
export function LeadFields(props: { lead: Lead; className?: string; children: ReactNode }) {
  const { lead, children, ...rest } = props;
  return (
    <FormShell lead={lead} {...rest}>
      <div className="form-fields grid grid-cols-1 gap-x-6 gap-y-6.5 sm:grid-cols-2">{children}</div>
      <SubmitRow lead={lead} />
      <Result lead={lead} columns="grid items-start gap-x-6 sm:grid-cols-2" />
    </FormShell>
  );
}
