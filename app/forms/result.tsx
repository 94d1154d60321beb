import { BadMark, OkMark } from "../ui/marks.tsx";
import { detailOf } from "./announce.tsx";
import { RescueActions } from "./rescue-actions.tsx";
import type { Lead } from "./use-lead-form.ts";

/** The result beside the form, for whoever missed the toast; the toast is the one that is read out. */
export function Result({ lead: { result, body, words } }: { lead: Lead }) {
  if (!result) return null;
  const sent = result === "sent";
  const notice = sent ? words.notices.success : words.notices.failure;
  const detail = detailOf(result, words);
  return (
    <div className="result" data-result={sent ? "success" : "error"}>
      {sent ? <OkMark className="text-ok" /> : <BadMark className="text-bad" />}
      <div className="min-w-0">
        <p className="font-medium">{notice.title}</p>
        <p className="type-small text-ink2">{notice.text}</p>
        {detail && <p className="type-small mt-1 text-ink2">{detail}</p>}
        {!sent && <RescueActions body={body} words={words} />}
      </div>
    </div>
  );
}
