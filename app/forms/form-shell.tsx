import { useMemo } from "react";
import { thankYouPath } from "../../contract/form-paths.ts";
import { localPath } from "../../contract/language.ts";
import { site } from "../../settings/site.js";
import { useLanguage } from "../i18n/words.ts";
import { FieldContext } from "./form-context.ts";
import type { LeadFormProps } from "./lead-form.tsx";
import { Summary } from "./summary.tsx";

/** The `<form>` element of a lead form, with its hidden fields, honeypot and error summary. It works without scripts. */
export function FormShell(props: Omit<LeadFormProps, "after">) {
  const { kind, isSubmitting, errors, words, formProps } = props.form;
  const language = useLanguage();
  // A form sent without scripts leads to this page; another relay needs the full URL.
  const next = (__RELAY_URL__ && __SITE_URL__) + localPath(thankYouPath(kind), language);
  const context = useMemo(() => {
    const [first, second] = Object.keys(words.labels).filter((name) => name in errors);
    return { id: kind, isSubmitting, errors, first: second && first, optional: words.optional };
  }, [kind, isSubmitting, errors, words]);
  return (
    <form
      {...formProps}
      method="post"
      action={`${__RELAY_URL__}/${site.mailbox}`}
      data-form={kind}
      className={props.className}
    >
      <input type="hidden" name="_form" value={kind} />
      <input type="hidden" name="_lang" value={language} />
      <input type="hidden" name="_next" value={next} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {words.honey}
          <input name="_honey" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {props.head}
      <Summary form={props.form} />
      <FieldContext value={context}>{props.children}</FieldContext>
    </form>
  );
}
