import type { LeadFormWords } from "../../content/types/forms.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { OutsideLink } from "../ui/outside-link.tsx";
import { showToast, type Toast } from "../ui/toast.ts";
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

interface Announced {
  kind: LeadKind;
  words: LeadFormWords;
  notice: Toast["notice"];
}

/** Shows the toast for the result of a request. */
export function announce({ kind, words, notice }: Announced, result: SendResult, body: object) {
  const sent = result === "sent";
  const { title, text } = sent ? words.notices.success : words.notices.failure;
  showToast({
    title,
    text,
    notice,
    id: kind,
    type: sent ? "success" : "error",
    detail: detailOf(result, words),
    actions: sent ? (
      <OutsideLink to={words.booking} className="link type-small mt-3" />
    ) : (
      <RescueActions body={body} words={words} />
    ),
    // A registration leads to the home page, where no form can repeat the notice.
    ...(sent && (kind === "registration" ? { wide: true } : { stays: SUCCESS_STAYS })),
    words,
  });
}
