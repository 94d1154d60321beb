import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import * as v from "valibot";
import type { LeadFormWords } from "../../content/words.ts";
import type { FieldErrors } from "../../contract/check.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { readForm } from "../../contract/read-form.ts";
import { site } from "../../settings/site.js";
import { dropPageToast, showPageToast, type Toast } from "../ui/toast.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { browserErrors, focusField } from "./browser-errors.ts";
import { forgetAnswers, keepAnswers, restoreAnswers } from "./kept-answers.ts";
import { failureToast, successToast } from "./lead-toasts.tsx";
import { referrer } from "./referrer.ts";
import { type SendResult, sendLead } from "./send-lead.ts";

interface LeadForm<Answers extends object, Body extends object> {
  kind: LeadKind;
  /** Types the answers of a form that may be unfinished. */
  draft: v.GenericSchema<unknown, Answers>;
  /** The answers of an untouched form. It must be a constant or memoised. */
  initial: Answers;
  /** The relay body. */
  body: (answers: Answers) => Body;
  /** The form's own rules; without it those of the browser are shown, in its words. */
  check?: (answers: Answers) => { values: Answers | undefined; errors: FieldErrors };
  words: LeadFormWords;
  /** Failures are logged to the console. */
  log?: boolean;
  /** A success opens another page. */
  redirects?: boolean;
  /** Called once the lead was sent; `isShown` is false when the visitor has left the page meanwhile. */
  onSent?: (isShown: boolean) => void;
}

/** The address that scripts post to. Without scripts the form is posted to the same relay without `/ajax`. */
const address = `${__RELAY_URL__}/ajax/${site.mailbox}`;

/** Returns the raw fields of a form. */
const read = (form: HTMLFormElement) => readForm(new FormData(form));

/**
 * The state of one lead form: idle, submitting, then done or failed. Spread `form` on the `<form>`. `result` is the
 * outcome of the last request; `answers` and `body` are updated while the visitor types.
 */
export function useLeadForm<Answers extends object, Body extends object>(lead: LeadForm<Answers, Body>) {
  const { kind, draft, initial, check, words, redirects = false } = lead;
  const ref = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<SendResult>();
  const [toast, setToast] = useState<Toast>();
  const [answers, setAnswers] = useState(initial);
  const [wrong, setWrong] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const scripted = useHydrated();
  const isSent = result === "sent" && !redirects;

  // The browser may have restored older answers, and a new template changes the message without an input event.
  useEffect(() => {
    if (!ref.current) return;
    restoreAnswers(kind, ref.current);
    const now = v.parse(draft, read(ref.current));
    keepAnswers(kind, now, initial);
    setAnswers(now);
  }, [kind, draft, initial]);

  // React hears only input events; those who fill in a form for the visitor may send change events alone.
  const onChange = useEffectEvent(update);
  useEffect(() => {
    const form = ref.current;
    for (const type of ["input", "change"]) form?.addEventListener(type, onChange);
    return () => {
      for (const type of ["input", "change"]) form?.removeEventListener(type, onChange);
    };
  }, []);

  useEffect(() => {
    if (attempts === 0) return;
    focusField(ref.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
  }, [attempts]);

  useEffect(() => {
    if (!result) return;
    // The button has lost the focus while it was disabled; after a success it is gone.
    const next = isSent ? place.current?.querySelector("h2") : ref.current?.querySelector("[type=submit]");
    if (next instanceof HTMLElement && document.activeElement === ref.current)
      next.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [result, isSent]);

  function update() {
    if (!ref.current) return;
    const now = v.parse(draft, read(ref.current));
    keepAnswers(kind, now, initial);
    setAnswers(now);
    // Some messages name what was typed. Renewed at every key, they would be read out at every key.
    const errors = browserErrors(ref.current);
    setWrong((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => name in errors)));
  }

  function onBlur({ currentTarget: form }: FocusEvent<HTMLFormElement>) {
    const renew = () => setWrong(browserErrors(form));
    // A message that comes or goes moves what the pointer is about to click.
    if (document.querySelector(":active"))
      addEventListener("mouseup", () => setTimeout(renew), { once: true });
    else renew();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const { _honey, ...raw } = read(form);
    const now = v.parse(draft, raw);
    const errors = browserErrors(form);
    const browserValues = Object.keys(errors).length === 0 ? now : undefined;
    const values = check ? check(now).values : browserValues;
    setAnswers(now);
    setWrong(errors);
    setResult(undefined);
    setToast(undefined);
    dropPageToast();
    if (!values) return setAttempts((count) => count + 1);
    sending.current = true;
    // Its controls are disabled now; a screen reader would start at the top of the page again.
    form.focus({ preventScroll: true });
    setBusy(true);
    const body = lead.body(values);
    const end = await sendLead(address, _honey ? { ...body, _honey } : body, referrer());
    sending.current = false;
    setBusy(false);
    setResult(end);
    const sent = end === "sent";
    if (sent) {
      form.reset();
      forgetAnswers(kind);
      setAnswers(initial);
      setAttempts(0);
      lead.onSent?.(form.isConnected);
    } else if (lead.log) console.error(words.notices.failure.title, words.notices.failure.text, end);
    const toast = sent ? successToast(kind, words, redirects) : failureToast(kind, words, end, body);
    const show = form.isConnected && !(sent && redirects) ? setToast : showPageToast;
    show(toast);
  }

  const checked = check?.(answers);
  return {
    kind,
    busy,
    result,
    answers,
    /** The panel of a success stands in the place of the fields. */
    isSent,
    /** The errors name their fields: they are the form's own, not the browser's. */
    hasOwnRules: check !== undefined,
    /** Shown from the first refused submit on. */
    errors: attempts > 0 ? (checked?.errors ?? wrong) : {},
    words,
    /** The toast beside the form. */
    toast,
    setToast,
    /** The element that shows the result. */
    place,
    body: lead.body(checked?.values ?? answers),
    form: { ref, onBlur, onSubmit, noValidate: scripted, tabIndex: -1 },
  };
}

export type Lead = Pick<
  ReturnType<typeof useLeadForm>,
  | "kind"
  | "busy"
  | "result"
  | "isSent"
  | "errors"
  | "hasOwnRules"
  | "toast"
  | "setToast"
  | "place"
  | "body"
  | "form"
> & {
  words: LeadFormWords;
};
