import { fill } from "../../content/fill.ts";
import { Chevron } from "../ui/marks.tsx";
import type { Lead } from "./use-lead-form.ts";

/**
 * Shows the relay body as it will be sent, updated while the visitor types. Hidden without scripts.
 * @param quiet shows a small line instead of a ruled row
 */
export function WhatWeSend({ lead: { body, words }, quiet }: { lead: Lead; quiet?: boolean }) {
  const note = __RELAY_URL__
    ? fill(words.sendsNoteRelay, { host: new URL(__RELAY_URL__).host })
    : words.sendsNote;
  return (
    <details className={`group scripts-off:hidden ${quiet ? "mt-0.5" : "mt-6 border-y border-field"}`}>
      <summary
        className={`flex items-center ${quiet ? "min-h-7 w-fit gap-2.5 text-xs" : "min-h-12 gap-4 text-sm font-medium"}`}
      >
        <Chevron size={16} className="-me-1 text-acc group-open:rotate-180" />
        {words.sends}
      </summary>
      <dl
        dir="ltr"
        className="sends-body type-mono mb-2 grid grid-cols-label gap-x-4 overflow-y-auto border border-rule bg-raised px-4.5 py-4"
      >
        {Object.entries(body).map(([key, value]) => (
          <div key={key} className="contents">
            <dt lang="en" className="font-medium">
              {key}
            </dt>
            <dd dir="auto" className="min-h-lh wrap-anywhere whitespace-pre-wrap text-ink2">
              {String(value)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="type-hint mt-2 mb-4 text-ink2">{note}</p>
    </details>
  );
}
