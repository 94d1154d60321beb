import { type ReactNode, useMemo } from "react";
import type { SharedWords } from "../../content/en/forms.ts";
import { site } from "../../site.config.ts";
import { FormContext } from "./form-context.ts";
import type { Lead } from "./use-lead-form.ts";

/** Where a visitor without scripts lands; another relay needs the whole address. */
const thanks = (kind: string) => `${__RELAY_URL__ && __SITE_URL__}/thank-you/${kind}`;

/** The `<form>` of a lead: it works without scripts, and carries the trap that only machines fill. */
export function FormShell(props: {
  lead: Lead;
  words: SharedWords;
  className?: string;
  children: ReactNode;
}) {
  const { lead, words } = props;
  const { kind, busy, errors } = lead;
  const context = useMemo(
    () => ({ id: kind, busy, errors, optional: words.optional }),
    [kind, busy, errors, words.optional],
  );
  return (
    <form
      {...lead.form}
      method="post"
      action={`${__RELAY_URL__}/${site.mailbox}`}
      data-form={kind}
      className={props.className}
    >
      <input type="hidden" name="_form" value={kind} />
      <input type="hidden" name="_next" value={thanks(kind)} />
      <div className="off-screen" aria-hidden="true">
        <label>
          {words.honey}
          <input name="_honey" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormContext value={context}>{props.children}</FormContext>
    </form>
  );
}
