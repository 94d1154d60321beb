import "./login.css";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Words } from "../../../content/words.ts";
import { restoreAnswers } from "../../forms/saved-answers.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { ErrorBox } from "../../forms/summary.tsx";
import { login as field, loginLayers } from "../../pictures/login.ts";
import { PageLink } from "../../ui/links.tsx";
import { MarkupErrorBoundary } from "../../ui/markup-error-boundary.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Toast } from "../../ui/toast.ts";
import { ToastRegions } from "../../ui/toast-regions.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { PageProps } from "../data.server.ts";
import { type Sealed, unseal } from "./sealed.ts";

/** In milliseconds. */
const REDIRECT_AFTER = 1_000;
const TOAST_MS = 3_000;

type LoginState = "idle" | "empty" | "busy" | "failed" | "insecure" | "open";

/** The demo log-in: the right pair opens the sealed URL of the dashboard; nothing is sent anywhere. */
function useLogin(sealed: Sealed, words: Words["forms"]["login"]) {
  const [state, setState] = useState<LoginState>("idle");
  /** Counts the log-ins tried: each refusal moves the focus. */
  const [attempts, setAttempts] = useState(0);
  const [toast, setToast] = useState<Toast>();
  const working = useRef(false);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Back from the dashboard, the browser may show this page as it was left.
    const again = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      working.current = false;
      setState("idle");
    };
    addEventListener("pageshow", again);
    return () => {
      removeEventListener("pageshow", again);
      clearTimeout(redirect.current);
    };
  }, []);

  const show = (type: Toast["type"], texts: Words["forms"]["login"]["toasts"]["success"]) =>
    setToast({ ...texts, id: "login", type, durationMs: TOAST_MS, words });

  async function logIn(username: string, password: string) {
    if (working.current) return;
    setToast(undefined);
    setAttempts((count) => count + 1);
    if (!username || !password) return setState("empty");
    if (!globalThis.crypto?.subtle) return setState("insecure");
    working.current = true;
    setState("busy");
    const url = await unseal(sealed, username, password);
    if (url) {
      setState("open");
      show("success", words.toasts.success);
      redirect.current = setTimeout(() => location.assign(url), REDIRECT_AFTER);
    } else {
      working.current = false;
      setState("failed");
      show("error", words.toasts.failure);
    }
  }
  return { state, attempts, toast, dismiss: () => setToast(undefined), logIn };
}

/** The two fields of the demo log-in. It has no URL to be posted to: scripts alone read it. */
function LoginForm(props: ReturnType<typeof useLogin> & { words: Words["forms"]["login"] }) {
  const { state, attempts, words } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isShown, setShown] = useState(false);
  const hydrated = useHydrated();
  const isBusy = state === "busy" || state === "open";
  const { empty, invalid: failed, insecure } = words;
  const messages: Partial<Record<LoginState, string>> = { empty, failed, insecure };
  const message = messages[state];
  const wrong = state === "failed" || state === "empty";

  useEffect(() => {
    if (attempts === 0 || (state !== "failed" && state !== "empty")) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const field = fields.find(({ value }) => !value) ?? fields.at(-1);
    field?.focus();
    field?.select();
  }, [state, attempts]);

  useEffect(() => {
    if (form.current) restoreAnswers("login", form.current);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    props.logIn(String(data.get("username")), String(data.get("password")));
  }
  const control = {
    required: true,
    disabled: isBusy,
    className: "control",
    autoCapitalize: "none",
    spellCheck: false,
    "aria-invalid": wrong || undefined,
    "aria-describedby": "login-problem",
  } as const;
  return (
    // Method "dialog" outside a dialog sends nothing, should the button be pressed before hydration.
    <form ref={form} method="dialog" noValidate={hydrated} onSubmit={submit} data-form="login">
      <div id="login-problem" className="font-medium">
        {message && <ErrorBox>{message}</ErrorBox>}
      </div>
      <div className="scripts-off:hidden">
        <label htmlFor="login-username" className="text-small font-medium mb-2 block">
          {words.labels.username}
        </label>
        <input id="login-username" name="username" autoComplete="username" dir="auto" {...control} />
        <label htmlFor="login-password" className="text-small font-medium mt-6.5 mb-2 block">
          {words.labels.password}
        </label>
        <div className="relative">
          <input
            id="login-password"
            name="password"
            type={isShown ? "text" : "password"}
            autoComplete="current-password"
            dir="ltr"
            {...control}
            className="control pe-20 rtl:ps-20 rtl:pe-4"
          />
          <button
            type="button"
            disabled={isBusy}
            onClick={() => setShown(!isShown)}
            className="text-small font-medium absolute inset-y-1 end-2 min-w-16 px-2 text-accent hydrating:invisible scripts-off:hidden"
          >
            <span>{isShown ? words.hide : words.show}</span>{" "}
            <span className="sr-only">{words.ofPassword}</span>
          </button>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-5">
        <SubmitButton isBusy={isBusy} words={words} className="btn-primary min-w-32 scripts-off:hidden" />
        <PageLink to={words.ask} className="link" />
      </div>
      <p className="text-small mt-6 text-ink-muted">{words.note}</p>
      <p className="text-small mt-2 font-medium scripts-on:hidden">{words.noScripts}</p>
      <ToastRegions
        toast={props.toast}
        dismiss={props.dismiss}
        className="login-toast fixed z-30 columns:w-105 border border-s-4 bg-raised px-5 py-4"
      />
    </form>
  );
}

export default function Login({ data }: PageProps<"login">) {
  const { head, form, sealed } = data;
  const login = useLogin(sealed, form);
  return (
    <div className="login-page relative columns:overflow-clip">
      <div
        className="relative h-52.5 overflow-clip border-b border-ink pairs:h-80 columns:absolute columns:inset-0 columns:h-auto columns:border-0"
        data-state={login.state}
      >
        <Picture of={field} layers={loginLayers} className="login-field mirrors absolute" />
      </div>
      <div className="wrap relative pt-10 pb-20 columns:py-24">
        <h1 className="max-w-160 text-display">{head.heading}</h1>
        <div className="max-w-110">
          <p className="text-intro mt-6 mb-10 text-ink-muted">{head.intro}</p>
          <MarkupErrorBoundary name="form">
            <LoginForm {...login} words={form} />
          </MarkupErrorBoundary>
        </div>
      </div>
    </div>
  );
}
