import { ToastRegions } from "../ui/toast-regions.tsx";
import type { Lead } from "./use-lead-form.ts";

/** The result of a form, in its place: the toast, and after a success what happens next. */
export function Result({
  lead: { result, toast, setToast, words, place },
  columns = "",
}: {
  lead: Lead;
  /** Classes that set the toast beside the steps where there is room. */
  columns?: string;
}) {
  const isSent = result === "sent";
  const { heading, steps } = words.next;
  return (
    <div ref={place} className={`scroll-my-6 ${result ? "mt-7 mb-4" : ""} ${isSent ? columns : ""}`}>
      {isSent && (
        <div data-result="success">
          <p className="text-small font-medium border-b border-ink pb-2.5">{heading}</p>
          <ol>
            {steps.map(({ name, text }) => (
              <li key={name} className="text-small border-b border-rule py-2.5">
                <span className="block font-medium">{name}</span>
                <span className="block text-ink2">{text}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div>
        <ToastRegions
          toast={toast}
          dismiss={setToast}
          className={`border border-s-4 bg-raised px-5 py-4 ${isSent ? `mt-5 ${columns && "sm:mt-0"}` : ""}`}
        />
      </div>
    </div>
  );
}
