import type { LeadFormWords } from "../../content/types/forms.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { showToast } from "../ui/toast.ts";
import { RescueActions } from "./rescue-actions.tsx";
import type { SendResult } from "./send-lead.ts";

/** Milliseconds that a success is shown. A failure stays until it is dismissed, and so does a registration. */
const SUCCESS_STAYS = 8_000;

/** Returns a sentence about the cause of a failure. */
export function detailOf(result: SendResult, words: LeadFormWords): string | undefined {
  if (result === "sent") return undefined;
  if (result === "offline" || result === "timeout") return words[result];
  return words.kept;
}

/** Shows the toast for the result of a request. */
export function announce(kind: LeadKind, result: SendResult, body: object, words: LeadFormWords) {
  const sent = result === "sent";
  const notice = sent ? words.notices.success : words.notices.failure;
  showToast({
    ...notice,
    id: kind,
    type: sent ? "success" : "error",
    detail: detailOf(result, words),
    actions: sent ? undefined : <RescueActions body={body} words={words} />,
    // A registration leads to the home page, where no form can repeat the notice.
    ...(sent && (kind === "registration" ? { wide: true } : { stays: SUCCESS_STAYS })),
    words,
  });
}
