import { fill } from "../../content/fill.ts";
import type { Lead } from "./use-lead-form.ts";

/**
 * The relay body, key by key, from the builder that also sends it; without scripts nothing would follow what is typed.
 * @param quiet one line under the privacy line instead of a ruled row
 */
export function WhatWeSend({ lead: { body, words }, quiet }: { lead: Lead; quiet?: boolean }) {
  const note = __RELAY_URL__
    ? fill(words.sendsNoteRelay, { host: new URL(__RELAY_URL__).host })
    : words.sendsNote;
  return (
    <details className={`sends scripts-off:hidden ${quiet ? "mt-0.5 border-0" : ""}`}>
      <summary className={quiet ? "min-h-7 w-fit gap-2.5 text-xs font-normal" : undefined}>
        <span aria-hidden="true" className="sends-mark" />
        {words.sends}
      </summary>
      <dl className="sends-body">
        {Object.entries(body).map(([key, value]) => (
          <div key={key} className="contents">
            <dt>{key}</dt>
            <dd dir="auto">{String(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="type-hint mt-2 mb-4 text-ink2">{note}</p>
    </details>
  );
}
