import { createRoot, type Root } from "react-dom/client";
import { BadMark, OkMark } from "./marks.tsx";
import type { Toast } from "./toast.ts";

const shown = new Map<string, Toast>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let host: HTMLElement | undefined;
let root: Root | undefined;

/** The toasts have a root of their own in the top layer, so that they outlive a change of page. */
function raise() {
  if (!host) {
    host = document.createElement("div");
    host.popover = "manual";
    host.className = "toasts";
    document.body.append(host);
    root = createRoot(host);
  }
  host.hidePopover();
  host.showPopover();
}

function Item({ toast }: { toast: Toast }) {
  const { id, type, title, text, detail, actions, words } = toast;
  return (
    <div className="toast" data-toast={id} data-type={type}>
      {type === "error" ? <BadMark className="text-bad" /> : <OkMark className="text-ok" />}
      <div className="min-w-0 flex-1">
        <div className="pe-20">
          <p className="font-medium">{title}</p>
          <p className="type-small text-ink2">{text}</p>
          {detail && <p className="type-small mt-1 text-ink2">{detail}</p>}
        </div>
        {actions}
      </div>
      <div className="absolute end-5 top-3.5">
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
  // the regions stay when the last toast goes: what is read out is what comes into them
  root?.render(
    <section aria-label={first?.words.toasts}>
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
  const hadFocus = host?.contains(document.activeElement);
  drop(id);
  if (hadFocus) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Takes a toast away; nothing happens if it is gone. */
export function drop(id: string) {
  clearTimeout(timers.get(id));
  if (shown.delete(id)) render();
}

/** Shows a toast, in the place of one with the same id, for as long as it stays. */
export function show(toast: Toast) {
  raise();
  clearTimeout(timers.get(toast.id));
  shown.delete(toast.id);
  shown.set(toast.id, toast);
  if (toast.stays) timers.set(toast.id, setTimeout(drop, toast.stays, toast.id));
  render();
}
