import { useState } from "react";
import type { LeadFormWords } from "../../content/words.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { site } from "../../settings/site.js";
import { OutsideLink } from "../ui/links.tsx";
import type { Toast } from "../ui/toast.ts";
import type { SendResult } from "./send-lead.ts";

/** Time that a success is shown beside its form. A failure stays until it is dismissed. */
const SUCCESS_MS = 8_000;
/** Longest `mailto:` link that common mail programs accept, in characters. */
const MAILTO_MAX = 1_900;

/** Returns the payload as text, one line per key, without the keys that steer the mail. */
export function plainText(payload: object): string {
  const fields = Object.entries(payload).filter(([key]) => !key.startsWith("_"));
  return fields.map(([key, value]) => `${key}: ${value}`).join("\n");
}

/**
 * Returns a `mailto:` link whose mail has the payload as its text.
 * @param cut added where the text had to be cut
 */
export function mailtoLink(mailbox: string, payload: object, cut: string): string {
  const { _subject, subject } = payload as Record<string, string>;
  const head = `mailto:${mailbox}?subject=${encodeURIComponent(_subject ?? subject ?? "")}&body=`;
  const whole = encodeURIComponent(plainText(payload));
  if (head.length + whole.length <= MAILTO_MAX) return head + whole;
  const end = encodeURIComponent(`\n\n${cut}`);
  let room = MAILTO_MAX - head.length - end.length;
  let text = "";
  for (const character of plainText(payload)) {
    const encoded = encodeURIComponent(/\p{Surrogate}/u.test(character) ? "�" : character);
    room -= encoded.length;
    if (room < 0) break;
    text += encoded;
  }
  return head + text + end;
}

/** Returns the toast for a success; `hasNext` is true if another page follows, where it stays until it is dismissed. */
export function successToast(id: LeadKind, words: LeadFormWords, hasNext: boolean): Toast {
  return {
    ...words.toasts.success,
    id,
    type: "success",
    actions: <OutsideLink to={words.booking} className="link text-small py-0" />,
    ...(!hasNext && { durationMs: SUCCESS_MS }),
    words,
  };
}

/** Offers to copy or to mail a message that could not be sent. */
function RescueActions({ payload, words }: { payload: object; words: LeadFormWords }) {
  const [label, setLabel] = useState<"copy" | "copied" | "copyRefused">("copy");
  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(payload));
      setLabel("copied");
    } catch {
      setLabel("copyRefused");
    }
  }
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
      <button type="button" className="link text-small" onClick={copy}>
        {words[label]}
      </button>
      <a className="link text-small" href={mailtoLink(site.mailbox, payload, words.mailCut)}>
        {words.mail}
      </a>
    </p>
  );
}

/** Returns the toast for a failure, with its cause, if that is known, and what to do with the message. */
export function failureToast(id: LeadKind, words: LeadFormWords, result: SendResult, payload: object): Toast {
  const cause = result === "offline" || result === "timeout" ? result : "kept";
  return {
    ...words.toasts.failure,
    id,
    type: "error",
    detail: words[cause],
    actions: <RescueActions payload={payload} words={words} />,
    words,
  };
}
