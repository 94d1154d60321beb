import { StarMark } from "../ui/marks.tsx";
import { Notice } from "./notice.tsx";
import type { Lead } from "./use-lead-form.ts";

/** The submit button, with its busy label, which is also announced, and a star while the request runs. */
export function SubmitButton(props: {
  busy: boolean;
  words: { submit: string; busy: string };
  className?: string;
}) {
  const { busy, words, className = "btn-primary" } = props;
  return (
    <>
      <button type="submit" disabled={busy} className={`btn shrink-0 gap-2.5 ${className}`}>
        {busy && <StarMark size={16} />}
        <span>{busy ? words.busy : words.submit}</span>
      </button>
      <span aria-live="polite" className="sr-only">
        {busy && words.busy}
      </span>
    </>
  );
}

/** The submit button with the notice beside it. */
export function SubmitRow({ lead: { busy, words } }: { lead: Lead }) {
  return (
    <div className="mt-8 flex flex-col items-start gap-x-6 gap-y-4 sm:flex-row">
      <SubmitButton busy={busy} words={words} className="btn-primary max-sm:w-full" />
      <Notice words={words.notice} className="max-w-note" />
    </div>
  );
}
