import { ToastRegions } from "../ui/toast-regions.tsx";
import type { Lead } from "./use-lead-form.ts";

/** The toast of a form, in its place. */
export function Result({ lead: { result, toast, setToast, place } }: { lead: Lead }) {
  const isSent = result === "sent";
  return (
    <div ref={place} data-result={isSent ? "success" : undefined} className="scroll-my-6">
      <ToastRegions
        toast={toast}
        dismiss={setToast}
        className={isSent ? "" : "mt-6 border-2 bg-raised px-5 py-4"}
      />
    </div>
  );
}
