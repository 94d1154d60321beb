import { useContext, useEffect, useRef, useState } from "react";
import { fill, formatList } from "../../content/texts.ts";
import type { Words } from "../../content/words.ts";
import { COMPANY_MIN, MESSAGE_MAX, MESSAGE_MIN, NAME_MIN, SHORT_MAX } from "../../contract/limits.ts";
import { useLanguage } from "../i18n/words.ts";
import { WarnMark } from "../ui/marks.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Field } from "./field.tsx";
import { FieldContext } from "./form-context.ts";
import { LeadForm } from "./lead-form.tsx";
import { clearEmail } from "./remembered-email.ts";
import { earlyAnswer } from "./saved-answers.ts";
import { CompanyField, EmailField, NameField } from "./shared-fields.tsx";
import { type LeadFormOptions, useLeadForm } from "./use-lead-form.ts";

type RequestWords = Words["forms"]["assessment" | "sample-report"];
type Prompt = RequestWords["prompts"][number];

/** Returns the names of the prompts that are still in the message, in whichever language. */
function promptsLeft(message: string, prompts: readonly Prompt[]): string[] {
  const isLeft = ({ text }: Prompt) => Object.values(text).some((words) => message.includes(words));
  return prompts.filter(isLeft).map(({ name }) => name);
}

/** A text area with a pre-filled message. After the first visit to the field a note lists the prompts that are still in brackets. */
function TemplateField(props: {
  template: string;
  /** The current message. */
  message: string;
  words: RequestWords;
}) {
  const { labels, hint, left, prompts } = props.words;
  const language = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(props.template);
  const [isLeft, setLeft] = useState(false);
  const { id } = useContext(FieldContext);
  // React writes the default value of a text area over what was typed in it before it hydrates.
  const early = useHydrated() ? undefined : earlyAnswer(id, "message");
  // The plan is known after hydration only; an edited message is left alone.
  useEffect(() => {
    if (area.current?.value === shown.current) area.current.value = props.template;
    shown.current = props.template;
  }, [props.template]);
  const names = promptsLeft(props.message, prompts);
  return (
    <Field<{ message: string }>
      name="message"
      label={labels.message}
      as="textarea"
      rows={10}
      textArea={area}
      onBlur={() => setLeft(true)}
      required
      minLength={MESSAGE_MIN}
      maxLength={MESSAGE_MAX}
      defaultValue={early ?? props.template}
      hint={hint}
      note={
        names.length > 0 && (
          // Its room is there before, or the button would move away from the click that ends the visit.
          <p
            className={`prompts-left text-small flex gap-2.5 font-medium text-warn scripts-off:hidden ${isLeft ? "" : "invisible"}`}
          >
            <WarnMark className="mt-1 shrink-0" />
            <span>{fill(left, { names: formatList(names, language) })}</span>
          </p>
        )
      }
      className="template pairs:col-span-2"
    />
  );
}

/** The form of a request: who asks, one field more, and a message whose template is that of the initial answers. */
export function RequestForm<Answers extends { email: string; message: string }, Payload extends object>(
  props: LeadFormOptions<Answers, Payload> & {
    words: RequestWords;
    /** The field that only this request has. */
    extra: {
      name: keyof Answers & string;
      label: string;
      type?: "tel";
      autoComplete: "tel" | "organization-title";
    };
  },
) {
  const { initial, words, extra, onSent } = props;
  const form = useLeadForm({
    ...props,
    onSent(isShown) {
      clearEmail();
      onSent?.(isShown);
    },
  });
  const { labels } = words;
  return (
    <LeadForm form={form}>
      <NameField label={labels.name} minLength={NAME_MIN} />
      <EmailField label={labels.email} defaultValue={initial.email} />
      <CompanyField label={labels.company} required minLength={COMPANY_MIN} />
      <Field<Answers> as="input" why={words.why} maxLength={SHORT_MAX} {...extra} />
      <TemplateField template={initial.message} message={form.answers.message} words={words} />
    </LeadForm>
  );
}
