import type { ReactNode } from "react";
import { LeadFields } from "./lead-fields.tsx";
import type { Lead } from "./use-lead-form.ts";
import { WhatWeSend } from "./what-we-send.tsx";

/** A form on seven columns, and beside it a column that ends with the body to be sent. */
export function FormColumns(props: { lead: Lead; aside: ReactNode; children: ReactNode }) {
  const { lead } = props;
  return (
    <div className="cols gap-y-16">
      <LeadFields lead={lead} className="lg:col-span-7">
        {props.children}
      </LeadFields>
      <div className="lg:col-span-4 lg:col-start-9">
        {props.aside}
        <WhatWeSend lead={lead} underRule />
      </div>
    </div>
  );
}
