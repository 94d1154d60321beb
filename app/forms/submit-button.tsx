import { StarMark } from "../ui/marks.tsx";

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
