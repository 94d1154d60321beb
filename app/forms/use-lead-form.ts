import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useReducer, useRef } from "react";
import type * as v from "valibot";
import type { LeadFormWords } from "../../content/words.ts";
import { checkFields, type FieldErrors, type FormSchema, type Sentences } from "../../contract/check.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { readForm } from "../../contract/normalize.ts";
import { site } from "../../settings/site.js";
import { dropPageToast, showPageToast, type Toast } from "../ui/toast.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { browserErrors, focusField } from "./browser-errors.ts";
import { failureToast, successToast } from "./lead-toasts.tsx";
import { referrer } from "./referrer.ts";
import { clearAnswers, restoreAnswers, saveAnswers } from "./saved-answers.ts";
import { sendLead } from "./send-lead.ts";

export interface LeadFormOptions<Answers extends object, Payload extends object> {
  kind: LeadKind;
  /** The answers of an untouched form. It must be a constant or memoised. */
  initial: Answers;
  /** Returns what is posted; `mailbox` is the company's. */
  buildPayload: (answers: Answers, mailbox: string) => Payload;
  /** The form's own rules; without them those of the browser are shown, in its words. */
  rules?: FormSchema & v.GenericSchema<unknown, Answers>;
  words: LeadFormWords & { rules?: Sentences };
  /** Failures are logged to the console. */
  isLogged?: boolean;
  /** A success opens another page. */
  hasNext?: boolean;
  /** Called once the lead was sent; `isShown` is false when the visitor has left the page meanwhile. */
  onSent?: (isShown: boolean) => void;
}

/** The URL that scripts post to. Without scripts the form is posted to the same relay without `/ajax`. */
const url = `${__RELAY_URL__}/ajax/${site.mailbox}`;

const readFields = (form: HTMLFormElement) => readForm(new FormData(form));

/** Returns the answers of raw fields, which may be unfinished: a field that is missing is an empty text. */
const answersOf = <Answers extends object>(raw: ReturnType<typeof readFields>, initial: Answers) =>
  Object.fromEntries(Object.keys(initial).map((name) => [name, raw[name] ?? ""])) as Answers;

type Status = "idle" | "submitting" | "sent" | "failed";
interface FormState<Answers> {
  status: Status;
  answers: Answers;
  /** The errors that the browser finds. */
  wrong: FieldErrors;
  /** The number of submits refused since the last success. */
  refusedCount: number;
  /** The toast beside the form. */
  toast?: Toast | undefined;
}

/** What happened to a form: a new status, which after a refused submit is `idle`, or a change that keeps the status. */
type FormAction<Answers> =
  | { type: "checked"; wrong: FieldErrors }
  | { type: "dismissed" }
  | { type: "typed" | Status; answers: Answers; wrong?: FieldErrors | undefined; toast?: Toast | undefined };

function reduce<Answers>(state: FormState<Answers>, action: FormAction<Answers>): FormState<Answers> {
  if (action.type === "checked") return { ...state, wrong: action.wrong };
  if (action.type === "dismissed") return { ...state, toast: undefined };
  const { type, answers, wrong } = action;
  if (type === "typed") {
    // Errors may go at a key, but not come or change: screen readers would read them out at every key.
    const remaining = Object.entries(state.wrong).filter(([name]) => !wrong || name in wrong);
    return { ...state, answers, wrong: Object.fromEntries(remaining) };
  }
  const refusedCount = type === "sent" ? 0 : state.refusedCount + Number(type === "idle");
  return { status: type, answers, wrong: wrong ?? {}, refusedCount, toast: action.toast };
}

type FormRef = { current: HTMLFormElement | null };
type Typed = (form: HTMLFormElement, wrong?: FieldErrors) => void;

/** Restores the answers that a form had, and reports what is typed. */
function useTypedAnswers(ref: FormRef, kind: LeadKind, initial: object, typed: Typed) {
  // The browser may have restored older answers, and a new template changes the message without an input event.
  const onInitial = useEffectEvent(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new initial answers are read from the form
  useEffect(() => {
    if (!ref.current) return;
    restoreAnswers(kind, ref.current);
    onInitial(ref.current);
  }, [kind, initial]);

  // React hears only input events; a password manager may send change events alone.
  const onChange = useEffectEvent(() => ref.current && typed(ref.current, browserErrors(ref.current)));
  useEffect(() => {
    const ended = new AbortController();
    for (const type of ["input", "change"])
      ref.current?.addEventListener(type, onChange, { signal: ended.signal });
    return () => ended.abort();
  }, [ref]);
}

/** Moves the focus to the first wrong field of a refused submit, and shows the result of any other. */
function useResultFocus(ref: FormRef, status: Status, refusedCount: number, isSent: boolean) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusedCount > 0) focusField(ref.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
  }, [ref, refusedCount]);

  useEffect(() => {
    if (status !== "sent" && status !== "failed") return;
    // The button has lost the focus while it was disabled; after a success it is gone.
    const next = isSent ? region.current?.querySelector("h2") : ref.current?.querySelector("[type=submit]");
    if (next instanceof HTMLElement && document.activeElement === ref.current)
      next.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: "nearest" });
  }, [ref, status, isSent]);
  return region;
}

/** Runs one lead form. Spread `formProps` on the `<form>`; `answers` and `payload` are updated while the visitor types. */
export function useLeadForm<Answers extends object, Payload extends object>(
  options: LeadFormOptions<Answers, Payload>,
) {
  const { kind, initial, rules, words, hasNext = false } = options;
  const validate = (typed: Answers) => rules && checkFields(rules, typed, words.rules ?? {});
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const idle: FormState<Answers> = { status: "idle", answers: initial, wrong: {}, refusedCount: 0 };
  const [{ status, answers, wrong, refusedCount, toast }, dispatch] = useReducer(reduce<Answers>, idle);
  const isHydrated = useHydrated();
  const isSent = status === "sent" && !hasNext;
  useTypedAnswers(ref, kind, initial, (form, wrong) => {
    const answers = answersOf(readFields(form), initial);
    saveAnswers(kind, answers, initial);
    dispatch({ type: "typed", answers, wrong });
  });
  const region = useResultFocus(ref, status, refusedCount, isSent);

  function onBlur({ currentTarget: form }: FocusEvent<HTMLFormElement>) {
    const recheck = () => dispatch({ type: "checked", wrong: browserErrors(form) });
    // A message that comes or goes moves what the pointer is about to click.
    if (document.querySelector(":active"))
      addEventListener("mouseup", () => setTimeout(recheck), { once: true });
    else recheck();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    const { _honey, ...raw } = readFields(form);
    const now = answersOf(raw, initial);
    const wrong = browserErrors(form);
    const { values } = validate(now) ?? { values: Object.keys(wrong).length === 0 ? now : undefined };
    dropPageToast();
    if (!values) return dispatch({ type: "idle", answers: now, wrong });
    isSending.current = true;
    // Its controls are disabled now; a screen reader would start at the top of the page again.
    form.focus({ preventScroll: true });
    dispatch({ type: "submitting", answers: now });
    const payload = options.buildPayload(values, site.mailbox);
    const result = await sendLead(url, _honey ? { ...payload, _honey } : payload, referrer());
    isSending.current = false;
    const isSuccess = result === "sent";
    if (isSuccess) {
      form.reset();
      clearAnswers(kind);
    } else if (options.isLogged) console.error(words.toasts.failure.title, words.toasts.failure.text, result);
    const toast = isSuccess ? successToast(kind, words, hasNext) : failureToast(kind, words, result, payload);
    const isBeside = form.isConnected && !(isSuccess && hasNext);
    const shown = isBeside ? toast : undefined;
    dispatch({ type: isSuccess ? "sent" : "failed", answers: isSuccess ? initial : now, toast: shown });
    if (isSuccess) options.onSent?.(form.isConnected);
    if (!isBeside) showPageToast(toast);
  }

  const now = validate(answers);
  return {
    kind,
    isSubmitting: status === "submitting",
    answers,
    /** The panel of a success stands in the place of the fields. */
    isSent,
    /** The errors name their fields: they are the form's own, not the browser's. */
    hasOwnRules: rules !== undefined,
    /** Shown from the first refused submit on. */
    errors: refusedCount > 0 ? (now?.errors ?? wrong) : {},
    words,
    toast,
    dismiss: () => dispatch({ type: "dismissed" }),
    /** The element that shows the result. */
    region,
    payload: options.buildPayload(now?.values ?? answers, site.mailbox),
    formProps: { ref, onBlur, onSubmit, noValidate: isHydrated, tabIndex: -1 },
  };
}

/** What the parts of a form read of it, whichever fields it has. */
export type FormController = Pick<
  ReturnType<typeof useLeadForm>,
  | "kind"
  | "isSubmitting"
  | "isSent"
  | "errors"
  | "hasOwnRules"
  | "toast"
  | "dismiss"
  | "region"
  | "payload"
  | "formProps"
> & { words: LeadFormWords };
