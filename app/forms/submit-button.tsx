import { StarMark } from "../ui/marks.tsx";

/** The submit button, with its busy label, which is also announced, and a star while the request runs. */
export function SubmitButton(props: {
  isBusy: boolean;
  words: { submit: string; busy: string };
  className?: string;
}) {
  const { isBusy, words, className = "btn-primary" } = props;
  return (
    <>
      <button type="submit" disabled={isBusy} className={`btn shrink-0 gap-2.5 ${className}`}>
        {isBusy && <StarMark size={16} />}
        <span>{isBusy ? words.busy : words.submit}</span>
      </button>
      <span aria-live="polite" className="sr-only">
        {isBusy && words.busy}
      </span>
    </>
  );
}
