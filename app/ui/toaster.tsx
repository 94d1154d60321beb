import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { BadMark, OkMark } from "./marks.tsx";
import type { Toast } from "./toast.ts";

/** A toast keeps the language of the page that showed it. */
type Shown = Toast & { lang: string; dir: string };
const shown = new Map<string, Shown>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The toasts have a root of their own in the top layer, so that they outlive a change of page. */
const host = document.createElement("div");
host.popover = "manual";
host.className =
  "pointer-events-none fixed inset-5 ms-auto flex h-auto w-auto max-w-105 overflow-x-hidden overflow-y-auto bg-transparent text-ink max-sm:top-bar sm:inset-6 print:hidden";
host.addEventListener("keydown", ({ key, target }) => {
  const toast = (target as Element).closest<HTMLElement>("[data-toast]");
  if (key === "Escape" && toast) dismiss(toast.dataset.toast ?? "");
});
document.body.append(host);
host.showPopover();
const root = createRoot(host);
// Screen readers announce what is added to an existing region, so the regions come before the first toast.
render();

/** Returns true while an element is in view. */
function useInView(ref: Toast["notice"]) {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
}

/** Gives the pages room for a wide toast, so that it covers nothing at their head. */
function makeRoom(toast: HTMLElement | null) {
  if (!toast) return;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty("--toast-room", `${toast.offsetHeight}px`));
  sizes.observe(toast);
  return () => {
    sizes.disconnect();
    style.removeProperty("--toast-room");
  };
}

/** On phones a toast covers a good part of the page, so there it is only read out while the page shows the same notice. */
function Item({ toast }: { toast: Shown }) {
  const { id, type, title, text, detail, actions, wide, words, notice, lang, dir } = toast;
  const isSaid = useInView(notice);
  return (
    <div
      ref={wide ? makeRoom : undefined}
      data-toast={id}
      data-type={type}
      lang={lang}
      dir={dir}
      className={`toast pointer-events-auto flex gap-4 border border-s-4 border-ink bg-raised px-5 pt-4 pb-4.5 ${wide ? "toast-wide fixed inset-x-0 border-x-0" : "relative mt-5"} ${isSaid ? "max-sm:not-focus-within:sr-only" : ""} ${type === "error" ? "border-s-bad" : "border-s-ok"}`}
    >
      {type === "error" ? (
        <BadMark className="mt-1.75 shrink-0 text-bad" />
      ) : (
        <OkMark className="mt-1.75 shrink-0 text-ok" />
      )}
      <div className="min-w-0 flex-1">
        <div className={`pe-20 ${wide ? "gap-x-4 lg:flex" : ""}`}>
          <p className="font-medium">{title}</p>
          <p className="type-small text-ink2">{text}</p>
          {detail && <p className="type-small mt-1 text-ink2">{detail}</p>}
        </div>
        {actions}
      </div>
      <div className="toast-end absolute end-5 top-3.5">
        <button type="button" className="link type-small" onClick={() => dismiss(id)}>
          {words.dismiss}
        </button>
      </div>
    </div>
  );
}

function render() {
  const toasts = [...shown.values()];
  const [first] = toasts;
  root.render(
    <section aria-label={first?.words.toasts} className="w-full sm:mt-auto">
      <div role="status">
        {toasts.map((toast) => toast.type === "success" && <Item key={toast.id} toast={toast} />)}
      </div>
      <div role="alert">
        {toasts.map((toast) => toast.type === "error" && <Item key={toast.id} toast={toast} />)}
      </div>
    </section>,
  );
}

function dismiss(id: string) {
  const hadFocus = host.contains(document.activeElement);
  drop(id);
  if (hadFocus) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Removes a toast, if it is there. */
export function drop(id: string) {
  clearTimeout(timers.get(id));
  if (shown.delete(id)) render();
}

/** Removes a toast after its time; one under the pointer or the focus stays for that time again. */
function dropLater({ id, stays }: Toast) {
  const end = () => (host.matches(":hover, :focus-within") ? start() : drop(id));
  const start = () => timers.set(id, setTimeout(end, stays));
  if (stays) start();
}

/** Shows a toast, in the place of one with the same id, for as long as it stays. */
export function show(toast: Toast) {
  clearTimeout(timers.get(toast.id));
  shown.delete(toast.id);
  const { lang, dir } = document.documentElement;
  shown.set(toast.id, { ...toast, lang, dir });
  dropLater(toast);
  render();
}
