import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { onEscape } from "./keys.ts";
import { BadMark, OkMark } from "./marks.tsx";
import type { Toast } from "./toast.ts";

interface Dismissable {
  toast: Toast;
  dismiss: () => void;
}

/** Removes a toast after its time; one under the pointer or the focus stays for that time again. */
function useStay({ toast, dismiss }: Dismissable) {
  const box = useRef<HTMLDivElement>(null);
  const onEnd = useEffectEvent(dismiss);
  useEffect(() => {
    const { durationMs } = toast;
    if (!durationMs) return;
    const end = () => {
      if (!box.current?.matches(":hover, :focus-within")) return onEnd();
      timer = setTimeout(end, durationMs);
    };
    let timer = setTimeout(end, durationMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return box;
}

function Item(props: Dismissable & { className: string }) {
  const { type, id, title, text, detail, actions, durationMs, words } = props.toast;
  const box = useStay(props);
  const Mark = type === "error" ? BadMark : OkMark;
  function dismiss() {
    const hadFocus = box.current?.contains(document.activeElement);
    const next = box.current?.closest("form")?.querySelector<HTMLElement>("[type=submit]");
    props.dismiss();
    if (hadFocus) (next ?? document.querySelector("main"))?.focus({ preventScroll: true });
  }
  const onEscapePressed = useEffectEvent(dismiss);
  useEffect(() => onEscape(onEscapePressed), []);
  return (
    <div
      ref={box}
      data-toast={id}
      data-type={type}
      className={`toast flex flex-wrap items-baseline gap-x-4 gap-y-2 print:hidden ${props.className} ${type === "error" ? "border-bad" : "border-accent"}`}
    >
      <Mark className={`shrink-0 ${type === "error" ? "text-bad" : "text-accent"}`} />
      <div className="toast-words min-w-0 grow basis-36">
        <p className="font-medium">{title}</p>
        <p className="text-small text-ink-muted">{text}</p>
        {detail && <p className="text-small text-ink-muted">{detail}</p>}
        {actions}
      </div>
      {durationMs ? null : (
        <button type="button" className="link text-small ms-auto py-0" onClick={dismiss}>
          {words.dismiss}
        </button>
      )}
    </div>
  );
}

/**
 * A toast in the place where it stands. Screen readers announce what is added to a live region that was there before; it
 * has no role, because they would read an empty one too. An alert is announced as it appears.
 */
export function ToastRegions(
  props: Omit<Dismissable, "toast"> & { toast: Toast | undefined; className: string },
) {
  const { toast, ...rest } = props;
  const item: ReactNode = toast && <Item toast={toast} {...rest} />;
  return (
    <>
      <div aria-live="polite">{toast?.type === "success" && item}</div>
      {toast?.type === "error" && <div role="alert">{item}</div>}
    </>
  );
}
