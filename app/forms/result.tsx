import { BadMark, OkMark } from "../ui/marks.tsx";
import { OutsideLink } from "../ui/outside-link.tsx";
import { detailOf } from "./announce.tsx";
import { RescueActions } from "./rescue-actions.tsx";
import type { Lead } from "./use-lead-form.ts";

/** Shows the result beside the form. Screen readers announce the toast instead. */
export function Result({ lead: { result, notice, body, words } }: { lead: Lead }) {
  if (!result) return null;
  const sent = result === "sent";
  const { title, text } = sent ? words.notices.success : words.notices.failure;
  const detail = detailOf(result, words);
  return (
    <div
      data-result={sent ? "success" : "error"}
      ref={notice}
      className={`mt-7 flex gap-4 border border-s-4 bg-raised px-5.5 py-4.5 ${sent ? "border-ok" : "border-bad"}`}
    >
      {sent ? (
        <OkMark className="mt-1.75 shrink-0 text-ok" />
      ) : (
        <BadMark className="mt-1.75 shrink-0 text-bad" />
      )}
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="type-small text-ink2">{text}</p>
        {detail && <p className="type-small mt-1 text-ink2">{detail}</p>}
        {sent && <OutsideLink to={words.booking} className="link type-small mt-3" />}
        {!sent && <RescueActions body={body} words={words} />}
      </div>
    </div>
  );
}
