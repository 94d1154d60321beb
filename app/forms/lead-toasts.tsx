import { useState } from "react";
import type { LeadFormWords } from "../../content/words.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { site } from "../../settings/site.js";
import { OutsideLink } from "../ui/links.tsx";
import type { Toast } from "../ui/toast.ts";
import { mailtoLink, plainText } from "./rescue.ts";
import type { SendResult } from "./send-lead.ts";

/** Milliseconds that a success is shown beside its form. A failure stays until it is dismissed. */
const SUCCESS_STAYS = 8_000;

/** Returns the toast for a success; `redirects` is true if another page follows, where it stays until it is dismissed. */
export function successToast(id: LeadKind, words: LeadFormWords, redirects: boolean): Toast {
  return {
    ...words.toasts.success,
    id,
    type: "success",
    actions: <OutsideLink to={words.booking} className="link text-small py-0" />,
    ...(!redirects && { stays: SUCCESS_STAYS }),
    words,
  };
}

/** Offers to copy or to mail a message that could not be sent. */
function RescueActions({ body, words }: { body: object; words: LeadFormWords }) {
  const [label, setLabel] = useState<"copy" | "copied" | "copyRefused">("copy");
  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(body));
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
      <a className="link text-small" href={mailtoLink(site.mailbox, body, words.mailCut)}>
        {words.mail}
      </a>
    </p>
  );
}

/** Returns the toast for a failure, with its cause, if that is known, and what to do with the message. */
export function failureToast(id: LeadKind, words: LeadFormWords, result: SendResult, body: object): Toast {
  const cause = result === "offline" || result === "timeout" ? result : "kept";
  return {
    ...words.toasts.failure,
    id,
    type: "error",
    detail: words[cause],
    actions: <RescueActions body={body} words={words} />,
    words,
  };
}
