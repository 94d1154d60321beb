import { useState } from "react";
import type { LeadFormWords } from "../../content/words.ts";
import { site } from "../../settings/site.js";
import { mailtoLink, plainText } from "./rescue.ts";

/** Offers to copy or to mail a message that could not be sent. */
export function RescueActions({ body, words }: { body: object; words: LeadFormWords }) {
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
