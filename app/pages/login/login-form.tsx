import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Words } from "../../../content/words.ts";
import { restoreAnswers } from "../../forms/kept-answers.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { Problem } from "../../forms/summary.tsx";
import { PageLink } from "../../ui/links.tsx";
import { ToastRegions } from "../../ui/toast-regions.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { LoginState, useLogin } from "./use-login.ts";

/** The two fields of the demo log-in. It has no address to be posted to: scripts alone read it. */
export function LoginForm(props: ReturnType<typeof useLogin> & { words: Words["forms"]["login"] }) {
  const { state, attempts, words } = props;
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const busy = state === "busy" || state === "open";
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
    disabled: busy,
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
        {message && <Problem>{message}</Problem>}
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
            type={shown ? "text" : "password"}
            autoComplete="current-password"
            dir="ltr"
            {...control}
            className="control pe-20 rtl:ps-20 rtl:pe-4"
          />
          <button
            type="button"
            disabled={busy}
            onClick={() => setShown(!shown)}
            className="text-small font-medium absolute inset-y-1 end-2 min-w-16 px-2 text-acc hydrating:invisible scripts-off:hidden"
          >
            <span>{shown ? words.hide : words.show}</span> <span className="sr-only">{words.ofPassword}</span>
          </button>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-5">
        <SubmitButton busy={busy} words={words} className="btn-primary min-w-32 scripts-off:hidden" />
        <PageLink to={words.ask} className="link" />
      </div>
      <p className="text-small mt-6 text-ink2">{words.note}</p>
      <p className="text-small mt-2 font-medium scripts-on:hidden">{words.noScripts}</p>
      <ToastRegions
        toast={props.toast}
        dismiss={props.dismiss}
        className="login-toast fixed z-30 columns:w-105 border border-s-4 bg-raised px-5 py-4"
      />
    </form>
  );
}
