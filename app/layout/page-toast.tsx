import { dropPageToast, usePageToast } from "../ui/toast.ts";
import { ToastRegions } from "../ui/toast-regions.tsx";

/** The result of a form that was left, as a strip at the head of the page, which begins below it. */
export function PageToast() {
  const toast = usePageToast();
  return (
    <div
      lang={toast?.lang}
      dir={toast?.dir}
      // A failure must not be missed, however far the page is scrolled.
      className={`print:hidden ${toast?.type === "error" ? "tall:sticky top-bar z-30 bar:top-15" : ""}`}
    >
      <ToastRegions
        toast={toast}
        dismiss={dropPageToast}
        className="toast-strip wrap border-b bg-raised py-3.5"
      />
    </div>
  );
}
