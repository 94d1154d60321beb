import { useEffect, useRef, useState } from "react";
import type { Words } from "../../../content/words.ts";
import type { Toast } from "../../ui/toast.ts";
import { open, type Sealed } from "./sealed.ts";

/** In milliseconds. */
const REDIRECT_AFTER = 1_000;
const TOAST_STAYS = 3_000;

export type LoginState = "idle" | "empty" | "busy" | "failed" | "insecure" | "open";

/** The demo log-in: the right pair opens the sealed address of the dashboard; nothing is sent anywhere. */
export function useLogin(sealed: Sealed, words: Words["forms"]["login"]) {
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

  const show = (type: Toast["type"], said: Words["forms"]["login"]["toasts"]["success"]) =>
    setToast({ ...said, id: "login", type, stays: TOAST_STAYS, words });

  async function logIn(username: string, password: string) {
    if (working.current) return;
    setToast(undefined);
    setAttempts((count) => count + 1);
    if (!username || !password) return setState("empty");
    if (!globalThis.crypto?.subtle) return setState("insecure");
    working.current = true;
    setState("busy");
    const address = await open(sealed, username, password);
    if (address) {
      setState("open");
      show("success", words.toasts.success);
      redirect.current = setTimeout(() => location.assign(address), REDIRECT_AFTER);
    } else {
      working.current = false;
      setState("failed");
      show("error", words.toasts.failure);
    }
  }
  return { state, attempts, toast, dismiss: () => setToast(undefined), logIn };
}
