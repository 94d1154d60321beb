import type { ReactNode } from "react";
import type { LeadFormWords } from "../../content/types/forms.ts";
import { FormShell } from "./form-shell.tsx";
import { Result } from "./result.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { Summary } from "./summary.tsx";
import type { Lead } from "./use-lead-form.ts";
import { WhatWeSend } from "./what-we-send.tsx";

/** A page's form on seven columns; beside it a calm column that ends with what will be sent. */
export function FormColumns(props: {
  lead: Lead;
  words: LeadFormWords;
  aside: ReactNode;
  children: ReactNode;
}) {
  const { lead, words } = props;
  return (
    <div className="cols gap-y-16">
      <FormShell lead={lead} words={words} className="lg:col-span-7">
        <Summary errors={lead.errors} words={words} labels={words.labels} />
        {props.children}
        <SubmitRow busy={lead.busy} words={words} />
        <Result lead={lead} />
      </FormShell>
      <div className="lg:col-span-4 lg:col-start-9">
        {props.aside}
        <WhatWeSend body={lead.body} words={words} />
      </div>
    </div>
  );
}
