import type { ReactNode } from "react";
import { LeadFields } from "./lead-fields.tsx";
import type { Lead } from "./use-lead-form.ts";
import { WhatWeSend } from "./what-we-send.tsx";

/** A page's form on seven columns; beside it a calm column that ends with what will be sent. */
export function FormColumns(props: { lead: Lead; aside: ReactNode; children: ReactNode }) {
  const { lead } = props;
  return (
    <div className="cols gap-y-16">
      <LeadFields lead={lead} className="lg:col-span-7">
        {props.children}
      </LeadFields>
      <div className="lg:col-span-4 lg:col-start-9">
        {props.aside}
        <WhatWeSend lead={lead} />
      </div>
    </div>
  );
}
